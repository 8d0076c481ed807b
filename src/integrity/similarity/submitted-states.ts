import { Inject, Injectable } from '@nestjs/common';
import { type ArticleState, articleStream } from '../../article';
import { EVENT_STORE, type EventStore } from '../../platform/event-store/port';
import { submissionsOf } from '../signs/author-changes';

/** The submitted versions of articles, by revision. */
@Injectable()
export class SubmittedStates {
  constructor(@Inject(EVENT_STORE) private readonly events: EventStore) {}

  /** The article right after the last submission of a revision; null when there is none, or the article no longer exists. */
  async of(articleId: string, revision: number): Promise<ArticleState | null> {
    return (await this.all(articleId)).findLast((state) => state.revision === revision) ?? null;
  }

  /** The article right after each of its submissions, in their order; none when it no longer exists. */
  async all(articleId: string): Promise<ArticleState[]> {
    const { sent, now } = submissionsOf(articleId, await this.events.readStream(articleStream(articleId)));
    return now.exists && !now.deleted ? sent : [];
  }
}
