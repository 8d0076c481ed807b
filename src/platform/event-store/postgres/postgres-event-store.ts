import type { Pool } from 'pg';
import type {
  AppendResult,
  EventStore,
  ExpectedRevision,
  NewEvent,
  Position,
  ReadStreamOptions,
  RecordedEvent,
  StoredReads,
  SubscribeOptions,
  Subscription,
} from '../port';
import { Appender } from './append/appender';
import { copyNewStreams, type NewStream } from './append/new-streams';
import type { FeedOptions } from './reading/event-feed';
import { EventFeed } from './reading/event-feed';
import { settledHead } from './reading/horizon';
import { Notifier } from './reading/notifier';
import { readAllSettled } from './reading/read-all';
import { storedReads } from './reading/stored-reads';
import { StreamReader } from './reading/stream-reader';
import { PostgresSubscription } from './reading/subscription';

export interface PostgresEventStoreOptions extends Partial<FeedOptions> {
  /** Minimum pause in milliseconds between two notifications to other processes. */
  notifyEveryMs?: number;
}

const DEFAULTS = {
  ...{ pollMs: 1_000, heldBackMs: 20, capacity: 20_000, readLimit: 1_000, answerMs: 15_000 },
  notifyEveryMs: 10,
};
const DEFAULT_READ_BATCH = 1_000;

/** The port over tables in the schema `es` (ADR 0003). The caller owns the pool: `close` does not end it. */
export class PostgresEventStore implements EventStore {
  private readonly appender: Appender;
  private readonly feed: EventFeed;
  private readonly notifier: Notifier;
  private readonly streams: StreamReader;
  private readonly subscriptions = new Set<PostgresSubscription>();
  readonly stored: StoredReads;

  constructor(
    private readonly pool: Pool,
    options: PostgresEventStoreOptions = {},
  ) {
    const all = { ...DEFAULTS, ...options };
    this.appender = new Appender(pool);
    this.feed = new EventFeed(pool, all);
    this.streams = new StreamReader(pool);
    this.notifier = new Notifier(pool, all.notifyEveryMs);
    this.stored = storedReads(pool, DEFAULT_READ_BATCH);
  }

  /**
   * As described in the port.
   * @param keys ids of keys of personal data that must be in this database; otherwise nothing is written.
   * @throws KeyLost when one of them is not.
   */
  async append(
    streamId: string,
    expected: ExpectedRevision,
    events: NewEvent[],
    keys: readonly string[] = [],
  ): Promise<AppendResult> {
    const result = await this.appender.append(streamId, expected, events, keys);
    this.feed.reaches(result.position);
    this.notifier.announce(result.position);
    return result;
  }

  /**
   * An extension of the port for bulk imports: writes all these streams, none of which may exist yet, in one transaction. Callers need a
   * fallback for other stores (`append` with NO_STREAM does the same for one stream).
   * @throws WrongExpectedRevisionError when one of them exists, EventTooLargeError when the events of one stream exceed 1 MB, KeyLost.
   */
  async appendNewStreams(streams: readonly NewStream[], keys: readonly string[] = []): Promise<Position> {
    const position = await copyNewStreams(this.pool, streams, keys);
    this.feed.reaches(position);
    this.notifier.announce(position);
    return position;
  }

  readStream(streamId: string, options: ReadStreamOptions = {}): Promise<RecordedEvent[]> {
    return this.streams.read(streamId, options);
  }

  readAll(after: Position, batchSize = DEFAULT_READ_BATCH): AsyncIterable<RecordedEvent[]> {
    return readAllSettled(this.pool, after, batchSize);
  }

  head(): Promise<Position> {
    return settledHead(this.pool);
  }

  subscribe(options: SubscribeOptions): Subscription {
    const subscription = new PostgresSubscription(this.pool, this.feed, options);
    this.subscriptions.add(subscription);
    const stop = async () => {
      await subscription.stop();
      this.subscriptions.delete(subscription);
    };
    return { stop };
  }

  async close(): Promise<void> {
    await Promise.all([...this.subscriptions].map((subscription) => subscription.stop()));
    this.subscriptions.clear();
    await this.feed.stop();
    await this.notifier.flush();
  }
}
