import {
  type ArticleEventData,
  type ArticleEventType,
  type ArticleState,
  articleStream,
  evolve,
  initialState,
  schemaVersionOf,
  statusByReviewers,
} from '../../article';
import { REVIEWING_STATUSES } from '../../article';
import { derivedId } from '../../platform/clock';
import type { EventMetadata, NewEvent, Origin } from '../../platform/event-store/port';

/** Who did something, and when. `by`: an account; null for the system. */
export interface Moment {
  at: string;
  by: string | null;
}

/**
 * The history of one article as another system recorded it. Every event has the id of the record that it comes from, so that the same
 * source gives the same events. Today's rules are not checked for past events.
 */
export class Past {
  state: ArticleState;
  readonly events: NewEvent[] = [];
  private last = '';
  private readonly used = new Map<string, number>();

  constructor(
    readonly articleId: string,
    private readonly origin: Origin,
  ) {
    this.state = initialState(articleId);
  }

  get streamId(): string {
    return articleStream(this.articleId);
  }

  /** An id derived from this article and this name. */
  idOf(name: string): string {
    return derivedId(`${this.articleId}/${name}`);
  }

  /** @param name of the record that the event comes from. An event is never earlier than the one before it. */
  add<Type extends ArticleEventType>(type: Type, data: ArticleEventData[Type], { at, by }: Moment, name: string): void {
    this.last = at > this.last ? at : this.last;
    const count = (this.used.get(`${name}/${type}`) ?? 0) + 1;
    this.used.set(`${name}/${type}`, count);
    const id = this.idOf(`event/${name}/${type}/${count}`);
    const metadata: EventMetadata = {
      ...{ userId: by, realUserId: null, at: this.last, correlationId: this.idOf(name), causationId: null },
      ...{ schemaVersion: schemaVersionOf(type), imported: this.origin },
    };
    this.events.push({ id, type, data, metadata });
    const recorded = { type, data, metadata, revision: this.state.streamRevision + 1 } as Parameters<typeof evolve>[1];
    this.state = evolve(this.state, recorded);
  }

  /** The automatic move after answers of reviewers, the same as in the article itself. */
  followReviewers(at: string, name: string): void {
    const from = REVIEWING_STATUSES.find((status) => status === this.state.status);
    if (from === undefined) return;
    const to = statusByReviewers(this.state);
    if (to !== from) this.add('ReviewersMoved', { from, to }, { at, by: null }, name);
  }
}
