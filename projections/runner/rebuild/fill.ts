import type { ClientBase } from 'pg';
import type { EventStore, Position, RecordedEvent } from '../../../src/platform/event-store/port';
import { eventsFor } from '../apply-batch';
import type { Projection } from '../projection';
import { unknownOf } from '../quarantine/unknown-events';
import type { ArticleChanges } from '../rows/article-states';
import { projectionDb } from '../schema';
import { inTransaction } from '../transaction';

export interface FillOptions {
  projections: readonly Projection[];
  /** They share each batch: a free connection takes the next projection. Postgres uses one processor per connection. */
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
  onProgress?: ((events: number) => void) | undefined;
  /** Called with the events of a batch whose types this release does not know. */
  onUnknown?: (events: RecordedEvent[]) => void;
}

export interface Filled {
  events: number;
  position: Position;
}

const BATCH = 5_000;

/** Applies all events after a position to tables without readers yet. */
export async function fill(options: FillOptions): Promise<Filled> {
  const { clients, store, atLeast } = options;
  let position = options.after;
  let count = 0;
  if (atLeast !== undefined && position >= atLeast) return { events: 0, position };
  for await (const events of oneAhead(store.readAll(position, BATCH))) {
    const rest = [...options.projections];
    const outcomes = await Promise.allSettled(clients.map((client) => applyNext(options, client, rest, events)));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
    options.onUnknown?.(unknownOf(events));
    position = events.at(-1)?.position ?? position;
    count += events.length;
    options.onProgress?.(count);
    if (atLeast !== undefined && position >= atLeast) break;
  }
  return { events: count, position };
}

/** Applies the batch to one projection after another while `rest` is not empty. */
async function applyNext(
  options: FillOptions,
  client: ClientBase,
  rest: Projection[],
  events: RecordedEvent[],
): Promise<void> {
  const db = projectionDb(client, options.schema);
  const work = async (): Promise<void> => {
    for (let projection = rest.shift(); projection; projection = rest.shift()) {
      const until = options.until?.(projection);
      const wanted = until === undefined ? events : events.filter((event) => event.position <= until);
      const own = eventsFor(projection, wanted, options.after);
      if (own.length > 0) await projection.apply(own, db, options.articles);
    }
  };
  await (options.within ? work() : inTransaction(client, work));
}

/** Reads the next batch while the present one is applied. */
async function* oneAhead<Item>(source: AsyncIterable<Item>): AsyncGenerator<Item> {
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
