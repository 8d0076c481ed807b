import { Inject, Injectable } from '@nestjs/common';
import { type ArticleState, articleStream } from '../../article';
import { EVENT_STORE, type EventStore } from '../../platform/event-store/port';
import { submissionsOf } from '../signs/author-changes';

/** The submitted versions of articles, by revision. */
@Injectable()
export class SubmittedStates {
  constructor(@Inject(EVENT_STORE) private readonly events: EventStore) {}

  /**
   * The article right after its last submission, or after the last one of a revision; null when there is none, or the article no longer
   * exists.
   */
  async of(articleId: string, revision?: number): Promise<ArticleState | null> {
    const { sent, now } = submissionsOf(articleId, await this.events.readStream(articleStream(articleId)));
    if (!now.exists || now.deleted) return null;
    return sent.findLast((state) => revision === undefined || state.revision === revision) ?? null;
  }
}
