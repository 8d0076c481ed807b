import type {
  AppendResult,
  EventStore,
  ExpectedRevision,
  NewEvent,
  Position,
  StoredReads,
  SubscribeOptions,
  Subscription,
} from '../port';
import { QUARANTINE_STREAM } from './quarantine-events';
import { QuarantinedReads } from './quarantined-reads';

/** An event store that applies the quarantine to reads and subscriptions (ADR 49). */
export class QuarantinedStore extends QuarantinedReads implements EventStore {
  constructor(private readonly store: EventStore) {
    super(store);
  }

  get stored(): StoredReads {
    return this.store.stored;
  }

  get epoch(): number {
    return this.store.epoch ?? 0;
  }

  async append(streamId: string, expected: ExpectedRevision, events: NewEvent[]): Promise<AppendResult> {
    const result = await this.store.append(streamId, expected, events);
    // Reads of the whole log may show the decision later than reads of its stream, and this process must apply it immediately.
    if (streamId === QUARANTINE_STREAM) await this.refresh();
    return result;
  }

  head(): Promise<Position> {
    return this.store.head();
  }

  subscribe(options: SubscribeOptions): Subscription {
    return this.store.subscribe({
      ...options,
      onBatch: async (events) => options.onBatch(await this.withQuarantineApplied(events)),
      onConnected: () => {
        // A decision may lie between the first read and the place where this subscription begins.
        this.refresh().catch((failure: Error) => options.onTrouble?.(failure));
        options.onConnected?.();
      },
    });
  }

  close(): Promise<void> {
    return this.store.close();
  }
}

/** The store with its quarantine; the same object when it has one. */
export const withQuarantine = (store: EventStore): QuarantinedStore =>
  store instanceof QuarantinedStore ? store : new QuarantinedStore(store);
