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
} from '../event-store/port';
import { KeyLost } from '../event-store/postgres/append/key-lost';
import type { NewStream } from '../event-store/postgres/append/new-streams';
import { PostgresEventStore } from '../event-store/postgres/postgres-event-store';
import type { DataKey, DataKeys } from './keys/data-keys';
import type { PersonalFields } from './personal-fields';
import { keepReadable } from './sealing/late-append';
import { openEvents, sealedIn } from './sealing/open-events';
import { copyOf } from './sealing/paths';
import { RecentTexts } from './sealing/recent-texts';
import { namesIn, type Plan, planOf, sealedEvent, type SealingRules, sealingRules } from './sealing/seal-events';

interface Planned {
  plans: { streamId: string; plans: Plan[] }[];
  keys: ReadonlyMap<string, DataKey>;
}

/** One attempt for each crash of the database in the milliseconds between the keys and their events. */
const MOST_ATTEMPTS = 5;

const sealedStreams = ({ keys, plans }: Planned): { streamId: string; events: NewEvent[] }[] =>
  plans.map((stream) => ({
    streamId: stream.streamId,
    events: stream.plans.map((plan) => sealedEvent(plan, keys)),
  }));

/** An event store whose personal texts are encrypted at rest (ADR 75). Its callers write and read plain text. */
export class SealedStore implements EventStore {
  private readonly rules: ReadonlyMap<string, SealingRules>;
  /** Subscriptions share the events of a batch, so each event is decrypted once. */
  private read = new WeakMap<RecordedEvent, RecordedEvent>();
  private readonly recent = new RecentTexts();
  private readAt = 0;

  constructor(
    private readonly store: EventStore,
    private readonly pool: Pool,
    readonly keys: DataKeys,
    fields: PersonalFields,
  ) {
    this.rules = sealingRules(fields);
  }

  get stored(): StoredReads {
    return this.store.stored;
  }

  async append(streamId: string, expected: ExpectedRevision, events: NewEvent[]): Promise<AppendResult> {
    const { keys, plans, done } = await this.withKeys([{ streamId, events }], async ({ keys, plans }, uncertain) => {
      const sealed = (plans[0]?.plans ?? []).map((plan) => sealedEvent(plan, keys, this.recent));
      const { store } = this;
      const append =
        store instanceof PostgresEventStore
          ? store.append(streamId, expected, sealed, uncertain)
          : store.append(streamId, expected, sealed);
      return { keys, plans, done: await append };
    });
    await keepReadable(this.pool, this.keys, plans[0]?.plans ?? [], keys);
    return done;
  }

  get epoch(): number {
    return this.keys.epoch;
  }

  /** Whether many new streams can be written in one call, as by the Postgres adapter. */
  get writesInBulk(): boolean {
    return this.store instanceof PostgresEventStore;
  }

  /** Like the method of the Postgres adapter. @throws Error for a store that does not write in bulk. */
  async appendNewStreams(streams: readonly NewStream[]): Promise<Position> {
    const { store } = this;
    if (!(store instanceof PostgresEventStore)) throw new Error('This event store takes one stream at a time');
    return this.withKeys(streams, (planned, uncertain) => store.appendNewStreams(sealedStreams(planned), uncertain));
  }

  async readStream(streamId: string, options?: ReadStreamOptions): Promise<RecordedEvent[]> {
    return this.decrypted(await this.store.readStream(streamId, options));
  }

  async *readAll(after: Position, batchSize?: number): AsyncGenerator<RecordedEvent[]> {
    for await (const events of this.store.readAll(after, batchSize)) yield await this.decrypted(events);
  }

  head(): Promise<Position> {
    return this.store.head();
  }

  subscribe(options: SubscribeOptions): Subscription {
    return this.store.subscribe({ ...options, onBatch: async (events) => options.onBatch(await this.shared(events)) });
  }

  close(): Promise<void> {
    return this.store.close();
  }

  /** Events as `append` would store them. An event with nothing to encrypt keeps its data. */
  async storedForms(events: readonly RecordedEvent[]): Promise<NewEvent[]> {
    const streams = events.map((event) => ({ streamId: event.streamId, events: [event] }));
    return sealedStreams(await this.planned(streams)).flatMap((stream) => stream.events);
  }

  /**
   * Writes with the keys that it needs. With the log in Postgres, these keys are stored without waiting for the disk, so a crash may lose
   * them. In that case nothing is written, and it starts again with new keys.
   * @param write gets the ids of the keys that may be lost.
   */
  private async withKeys<Done>(
    streams: readonly NewStream[],
    write: (planned: Planned, uncertain: string[]) => Promise<Done>,
  ): Promise<Done> {
    for (let attempt = 1; ; attempt += 1) {
      const planned = await this.planned(streams);
      const uncertain = this.writesInBulk ? this.keys.uncertain(planned.keys.values()) : [];
      try {
        const done = await write(planned, uncertain);
        this.keys.markDurable(uncertain);
        return done;
      } catch (failure) {
        if (!(failure instanceof KeyLost) || attempt === MOST_ATTEMPTS) throw failure;
        this.keys.forget();
      }
    }
  }

  /** The texts to encrypt, and the keys for them. */
  private async planned(streams: readonly NewStream[]): Promise<Planned> {
    if (streams.some(({ events }) => events.some(({ type }) => this.rules.has(type)))) await this.keys.ready();
    const plans = streams.map(({ streamId, events }) => ({
      streamId,
      plans: events.map((event): Plan => planOf(event, streamId, this.rules.get(event.type) ?? [], this.keys)),
    }));
    // The keys are committed before the events are written, in every kind of event store.
    const names = plans.flatMap((stream) => stream.plans.flatMap((plan) => [...namesIn(plan)]));
    return { plans, keys: await this.keys.ensure(names, { sameLog: this.writesInBulk }) };
  }

  /** Decrypts events in place; no other code may hold a reference to them. */
  private async decrypted(events: RecordedEvent[]): Promise<RecordedEvent[]> {
    this.forgetErased();
    if (events.some((event) => sealedIn(event))) await openEvents(this.pool, this.keys, events, this.recent);
    return events;
  }

  private async shared(events: RecordedEvent[]): Promise<RecordedEvent[]> {
    this.forgetErased();
    const known = this.read;
    const rest = events.filter((event) => !known.has(event));
    const own = rest.map((event) => (sealedIn(event) ? { ...event, data: copyOf(event.data) } : event));
    await this.decrypted(own);
    rest.forEach((event, nth) => known.set(event, own[nth] ?? event));
    return events.map((event) => known.get(event) ?? event);
  }

  /** After an erasure nothing that was read or written before is used again. */
  private forgetErased(): void {
    const { epoch } = this.keys;
    if (epoch === this.readAt) return;
    this.readAt = epoch;
    this.read = new WeakMap();
    this.recent.forget();
  }
}
