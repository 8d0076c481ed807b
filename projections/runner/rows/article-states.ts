import { LRUCache } from 'lru-cache';
import {
  type ArticleState,
  articleStream,
  evolve,
  initialState,
  isArticleEventType,
  upcast,
} from '../../../src/article';
import type { EventStore, RecordedEvent } from '../../../src/platform/event-store/port';
import { StoreReadError } from '../poison';
import { articleIdOf } from './article-events';

/** An article before and after the events of a batch. */
export interface ArticleChange {
  before: ArticleState;
  after: ArticleState;
}

/** The interface for state-based read models; see ArticleStates. */
export interface ArticleChanges {
  of(events: readonly RecordedEvent[]): Promise<readonly ArticleChange[]>;
}

/** `revision` is that of the last event read, of a known type or not. */
interface Known {
  revision: number;
  state: ArticleState;
}

interface Folded {
  last: RecordedEvent | undefined;
  count: number;
  changes: Promise<readonly ArticleChange[]>;
}

/** Their states take some tens of megabytes at most. */
const ARTICLES_IN_MEMORY = 1_000;
/** Concurrent reads of streams for articles that are not in memory. */
const READ_CONCURRENCY = 4;

/**
 * The one fold of articles for all read models of a runner. Recently changed articles are kept in memory. The stream of any other
 * article is read once up to the batch, so memory is bounded and a read model may be anywhere in the log.
 */
export class ArticleStates implements ArticleChanges {
  private readonly recent: LRUCache<string, Known>;
  private epoch: number;
  private readonly folded = new WeakMap<RecordedEvent, Folded>();

  constructor(
    private readonly store: Pick<EventStore, 'readStream' | 'epoch'>,
    articlesInMemory = ARTICLES_IN_MEMORY,
  ) {
    this.recent = new LRUCache({ max: articlesInMemory });
    this.epoch = store.epoch ?? 0;
  }

  /**
   * How these events change their articles. They must be all events of articles after some position, in order. Read models that pass
   * the same events share one result.
   * @throws StoreReadError when a stream cannot be read, Error for an event that cannot be read.
   */
  of(events: readonly RecordedEvent[]): Promise<readonly ArticleChange[]> {
    const [first] = events;
    if (!first) return Promise.resolve([]);
    const { epoch = 0 } = this.store;
    if (epoch !== this.epoch) this.recent.clear();
    this.epoch = epoch;
    const known = this.folded.get(first);
    if (known && known.last === events.at(-1) && known.count === events.length) return known.changes;
    const changes = this.fold(events);
    this.folded.set(first, { last: events.at(-1), count: events.length, changes });
    // If the store was unavailable, the next attempt may succeed.
    changes.catch(() => this.folded.delete(first));
    return changes;
  }

  private async fold(events: readonly RecordedEvent[]): Promise<readonly ArticleChange[]> {
    const groups = [...byArticle(events)].map(([articleId, own]) => ({ articleId, own, place: placeBefore(own) }));
    const befores = new Map<string, ArticleState>();
    for (const { articleId, place } of groups) {
      const known = this.known(articleId, place);
      if (known?.revision === place) befores.set(articleId, known.state);
    }
    const missing = groups.filter(({ articleId }) => !befores.has(articleId));
    for (let done = 0; done < missing.length; done += READ_CONCURRENCY) {
      const next = missing.slice(done, done + READ_CONCURRENCY);
      const states = await Promise.all(next.map(({ articleId, place }) => this.read(articleId, place)));
      for (const state of states) befores.set(state.id, state);
    }
    return groups.map(({ articleId, own }) => {
      const before = befores.get(articleId) ?? initialState(articleId);
      const after = own.reduce((state, event) => evolve(state, upcast(event)), before);
      this.keep(after, own.at(-1)?.revision ?? -1);
      return { before, after };
    });
  }

  /** The newest state in memory that is not after a revision of the stream. */
  private known(articleId: string, place: number): Known | undefined {
    const known = place < 0 ? { revision: -1, state: initialState(articleId) } : this.recent.get(articleId);
    return known && known.revision <= place ? known : undefined;
  }

  /** A read model that is behind the others must not replace their newer state. */
  private keep(state: ArticleState, revision: number): void {
    const known = this.recent.peek(state.id);
    if (!known || known.revision <= revision) this.recent.set(state.id, { revision, state });
  }

  /** The article after the event at a revision of its stream. Unknown types are skipped, as in the runner. */
  private async read(articleId: string, place: number): Promise<ArticleState> {
    const known = this.known(articleId, place);
    const from = known ? known.revision + 1 : 0;
    const events = await this.store
      .readStream(articleStream(articleId), { from, max: place - from + 1 })
      .catch((error: unknown) => {
        throw new StoreReadError(articleId, error);
      });
    return events
      .filter(({ type }) => isArticleEventType(type))
      .reduce((state, event) => evolve(state, upcast(event)), known?.state ?? initialState(articleId));
  }
}

const placeBefore = ([first]: readonly RecordedEvent[]): number => (first?.revision ?? 0) - 1;

function byArticle(events: readonly RecordedEvent[]): Map<string, RecordedEvent[]> {
  const groups = new Map<string, RecordedEvent[]>();
  for (const event of events) {
    const articleId = articleIdOf(event);
    if (articleId === null) continue;
    const own = groups.get(articleId);
    if (own) own.push(event);
    else groups.set(articleId, [event]);
  }
  return groups;
}
