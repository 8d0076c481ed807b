import type { ClientBase } from 'pg';
import type { EventStore, Position, RecordedEvent } from '../../../src/platform/event-store/port';
import { eventsFor } from '../apply-batch';
import { inTransaction } from '../batch/transaction';
import type { Projection } from '../projection';
import { unknownOf } from '../quarantine/unknown-events';
import type { ArticleChanges } from '../rows/article-states';
import { projectionDb } from '../schema';
import { Lanes } from './lanes';

export interface FillOptions {
  projections: readonly Projection[];
  /** A free connection takes the projection that is furthest behind. Postgres uses one processor per connection. */
  clients: readonly ClientBase[];
  store: EventStore;
  articles: ArticleChanges;
  schema: string;
  after: Position;
  /** Stop as soon as this position is reached; default: the end of the log. */
  atLeast?: Position;
  /** Omit events after this position, per projection. */
  until?: (projection: Projection) => Position;
  /** True when the connections are already in a transaction. */
  within?: boolean;
  onProgress?: (events: RecordedEvent[]) => Promise<void>;
  /** Ends the fill before the next batch. */
  signal?: AbortSignal | undefined;
  /** Called with the events of a batch whose types this release does not know. */
  onUnknown?: (events: RecordedEvent[]) => void;
}

export interface Filled {
  events: number;
  position: Position;
}

const BATCH = 5_000;

/** Applies all events after a position to tables without readers yet. The read models do not wait for each other. */
export async function fill(options: FillOptions): Promise<Filled> {
  const { clients, projections, store, atLeast } = options;
  let position = options.after;
  let count = 0;
  if (atLeast !== undefined && position >= atLeast) return { events: 0, position };
  const lanes = new Lanes(projections, clients, (projection, events: RecordedEvent[], client) =>
    applyTo(options, projection, events, client),
  );
  try {
    for await (const events of prefetch(store.readAll(position, BATCH))) {
      await lanes.push(events);
      options.onUnknown?.(unknownOf(events));
      position = events.at(-1)?.position ?? position;
      count += events.length;
      await options.onProgress?.(events);
      options.signal?.throwIfAborted();
      if (atLeast !== undefined && position >= atLeast) break;
    }
    await lanes.end();
    return { events: count, position };
  } finally {
    await lanes.stop();
  }
}

async function applyTo(
  options: FillOptions,
  projection: Projection,
  events: RecordedEvent[],
  client: ClientBase,
): Promise<void> {
  const until = options.until?.(projection);
  const wanted = until === undefined ? events : events.filter((event) => event.position <= until);
  const own = eventsFor(projection, wanted, options.after);
  if (own.length === 0) return;
  const db = projectionDb(client, options.schema, { copies: true });
  const work = (): Promise<void> => projection.apply(own, db, options.articles);
  await (options.within ? work() : inTransaction(client, work));
}

/** Reads the next batch while the present one is applied. */
async function* prefetch<Item>(source: AsyncIterable<Item>): AsyncGenerator<Item> {
  const iterator = source[Symbol.asyncIterator]();
  let next = iterator.next();
  try {
    for (;;) {
      const { done, value } = await next;
      if (done) return;
      next = iterator.next();
      // A failure surfaces at its own `await`, not as an unhandled rejection.
      next.catch(() => undefined);
      yield value;
    }
  } finally {
    await next.catch(() => undefined);
    await iterator.return?.();
  }
}
