import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Articles, type ArticleState, foldRecorded, isArticleEventType } from '../../article';
import {
  EVENT_STORE,
  type EventStore,
  type Position,
  type RecordedEvent,
  type Subscription,
} from '../../platform/event-store/port';
import { QUARANTINE_STREAM } from '../../platform/event-store/quarantine/quarantine-events';
import { untilAvailable } from '../../platform/event-store/until-available';
import { untilAborted } from '../../platform/leadership/until-aborted';
import { READ_MODELS, type ReadModelBarrier } from '../../platform/read-models/barrier';
import { reasonOf } from '../../platform/reasons/reason-of';
import { ChangeStreams } from '../streams/change-streams';
import { type ArticleChange, changesFor } from '../visible-changes/what-changed';

const STREAM = 'article-';
/**
 * How long a signal waits for the read models, in milliseconds. After this time it is sent without them, which happens only when something
 * is wrong.
 */
const TIMEOUTS = 60_000;
/** Articles whose state is cached for their next event. */
const MAX_CACHED_STATES = 200;

/**
 * Follows the log from its end. Notifies the open streams of what each person would now read differently, once the read models include it.
 * Every process does this for its own streams, whichever process fills the read models.
 */
@Injectable()
export class ArticleFeed implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Changes');
  private readonly states = new Map<string, ArticleState>();
  private readonly ending = new AbortController();
  private subscription: Subscription | null = null;

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_MODELS) private readonly readModels: ReadModelBarrier,
    private readonly articles: Articles,
    private readonly streams: ChangeStreams,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.subscription = this.store.subscribe({
      after: await untilAvailable(() => this.store.head()),
      onBatch: (events) => this.take(events),
      onTrouble: (error) => this.logger.warn(error.message),
    });
  }

  /** Runs before the wait for read models and the event store end. */
  async beforeApplicationShutdown(): Promise<void> {
    this.ending.abort();
    await this.subscription?.stop();
  }

  /** Never rejects: a signal that cannot be computed must not delay the others. */
  private async take(events: RecordedEvent[]): Promise<void> {
    if (events.some(({ streamId }) => streamId === QUARANTINE_STREAM)) this.states.clear();
    const last = events.at(-1);
    if (!last || this.streams.size === 0) return;
    await this.untilReadable(last.position);
    for (const [articleId, own] of byArticle(events)) {
      try {
        const change = await this.changeOf(articleId, own);
        this.streams.notify((user) => changesFor(user, change));
      } catch (failure) {
        this.logger.warn(`Open streams were not notified of a change to article ${articleId}: ${reasonOf(failure)}`);
      }
    }
  }

  /** Waits until the read models include the position, or the server stops. */
  private async untilReadable(position: Position): Promise<void> {
    const passed = new AbortController();
    void this.readModels.waitFor(position, TIMEOUTS).then(() => passed.abort());
    await untilAborted(AbortSignal.any([this.ending.signal, passed.signal]));
  }

  private async changeOf(articleId: string, events: RecordedEvent[]): Promise<ArticleChange> {
    const start = (events[0]?.revision ?? 0) - 1;
    const known = this.states.get(articleId);
    const before = known?.streamRevision === start ? known : await this.articles.loadUpTo(articleId, start);
    const after = events.reduce(foldRecorded, before);
    this.keep(after);
    return { before, after, types: events.map(({ type }) => type) };
  }

  private keep(state: ArticleState): void {
    this.states.delete(state.id);
    this.states.set(state.id, state);
    const [oldest] = this.states.keys();
    if (this.states.size > MAX_CACHED_STATES && oldest !== undefined) this.states.delete(oldest);
  }
}

/** The streams of mails share some event types, but contain nothing about an article. */
function byArticle(events: readonly RecordedEvent[]): Map<string, RecordedEvent[]> {
  const found = new Map<string, RecordedEvent[]>();
  for (const event of events) {
    if (!event.streamId.startsWith(STREAM) || !isArticleEventType(event.type)) continue;
    const articleId = event.streamId.slice(STREAM.length);
    found.set(articleId, [...(found.get(articleId) ?? []), event]);
  }
  return found;
}
