import type { Pool, PoolClient } from 'pg';
import { DatabaseError } from 'pg';
import { type EventStore, type Position, type RecordedEvent, START } from '../../../src/platform/event-store/port';
import { withQuarantine } from '../../../src/platform/event-store/quarantine/quarantined-store';
import { withoutTimeLimit } from '../../../src/platform/postgres';
import { inTransaction } from '../batch/transaction';
import { freezeCheckpoints, writeCheckpoints } from '../checkpoints';
import type { Projection } from '../projection';
import { noteUnknown } from '../quarantine/unknown-events';
import { ArticleStates } from '../rows/article-states';
import { BUILD_SCHEMA, createIndexes, createTables, LIVE_SCHEMA, REBUILD_LOCK, tableIn } from '../schema';
import { fill, type Filled } from './fill';

export interface RebuildResult {
  events: number;
  /** Duration of the fill, without the swap. */
  seconds: number;
}

/** The projections of one rebuild, with a separate fold. */
interface Chosen {
  projections: readonly Projection[];
  articles: ArticleStates;
}

type ChooseProjections = () => Promise<readonly Projection[]> | readonly Projection[];

/** Keeps Postgres busy while the rows of the next read model are computed: a fifth faster than two, and four are no faster. */
const CONNECTIONS = 3;
const CATCH_UP_ROUNDS = 20;
const SMALL_REST = 500;
const SWAP_TRIES = 200;
/** Less than Postgres's deadlock_timeout (1 s): a swap that blocks a reader gives up and retries, so that the reader never fails. */
const SWAP_LOCK_TIMEOUT_MS = 250;

class NotYetError extends Error {
  constructor() {
    super('The live read models are ahead of what the event store lets be read.');
  }
}

/** Short locks of other sessions (lock_not_available, deadlock_detected), or events not yet settled. */
const isInTheWay = (error: unknown): boolean =>
  error instanceof NotYetError || (error instanceof DatabaseError && /^(55P03|40P01)$/.test(error.code ?? ''));

/** The indexes of one read model after the other on each connection. */
async function indexAll(clients: readonly PoolClient[], projections: readonly Projection[]): Promise<void> {
  const left = [...projections];
  const outcomes = await Promise.allSettled(
    clients.map(async (client) => {
      for (let next = left.shift(); next; next = left.shift()) await createIndexes(client, [next], BUILD_SCHEMA);
    }),
  );
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

/** All tables, including those of earlier versions. */
const everyTable = ({ tables, formerTables = [] }: Projection): string[] => [...tables, ...formerTables];

/** Fills new read models beside the live ones and swaps them in one transaction. */
export class Rebuilder {
  private readonly deps: { pool: Pool; store: EventStore };

  constructor({ pool, store }: { pool: Pool; store: EventStore }) {
    this.deps = { pool, store: withQuarantine(store) };
  }

  /**
   * Works while this or another process keeps the live ones up to date. One rebuild at a time; a second one waits. `choose` is
   * called once no other rebuild runs; if it chooses none, nothing happens.
   * @throws when an event cannot be applied; the live read models are then unchanged.
   */
  async rebuild(choose: ChooseProjections, onProgress?: (events: number) => void): Promise<RebuildResult> {
    const client = await this.deps.pool.connect();
    try {
      await withoutTimeLimit(client);
      await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [REBUILD_LOCK]);
      const projections = await choose();
      if (projections.length === 0) return { events: 0, seconds: 0 };
      // Left by a killed rebuild: the holder of the lock is the only one that builds.
      await client.query(`DROP SCHEMA IF EXISTS ${BUILD_SCHEMA} CASCADE; CREATE SCHEMA ${BUILD_SCHEMA}`);
      await createTables(client, projections, BUILD_SCHEMA);
      const articles = new ArticleStates(this.deps.store);
      const result = await this.build(client, { projections, articles }, onProgress);
      // The swap must be durable, and with it all earlier writes.
      await client.query('RESET synchronous_commit');
      await this.swap(client, { projections, articles }, result.position);
      await client.query(`DROP SCHEMA IF EXISTS ${BUILD_SCHEMA} CASCADE`);
      return { events: result.events, seconds: result.seconds };
    } finally {
      client.release(true);
    }
  }

  /** Creates empty tables, to be filled by the live runner, when a rebuild meets an unreadable event. */
  async startEmpty(projection: Projection): Promise<void> {
    const client = await this.deps.pool.connect();
    try {
      await inTransaction(client, async () => {
        for (const table of everyTable(projection))
          await client.query(`DROP TABLE IF EXISTS ${tableIn(LIVE_SCHEMA)(table)}`);
        await createTables(client, [projection], LIVE_SCHEMA);
        await createIndexes(client, [projection], LIVE_SCHEMA);
        await writeCheckpoints(client, [projection], START);
      });
    } finally {
      client.release();
    }
  }

  private async build(
    client: PoolClient,
    chosen: Chosen,
    onProgress?: (events: number) => void,
  ): Promise<RebuildResult & { position: Position }> {
    const startedAt = performance.now();
    const { store } = this.deps;
    const unknown: RecordedEvent[] = [];
    const onUnknown = (events: RecordedEvent[]): void => void unknown.push(...events);
    const context = { store, ...chosen, schema: BUILD_SCHEMA, onProgress, onUnknown };
    const helpers: PoolClient[] = [];
    let filled: Filled;
    try {
      for (let nth = 1; nth < CONNECTIONS; nth += 1) helpers.push(await this.deps.pool.connect());
      await Promise.all(helpers.map(withoutTimeLimit));
      const clients = [client, ...helpers];
      // No write before the swap needs to wait for the disk, since the remains of a crash are dropped.
      for (const each of clients) await each.query('SET synchronous_commit = off');
      filled = await fill({ ...context, clients, after: START });
      await indexAll(clients, chosen.projections);
    } finally {
      for (const helper of helpers) helper.release(true);
    }
    let events = filled.events;
    // Apply events appended meanwhile, until so few are left that the live runner can wait for them.
    for (let round = 0; round < CATCH_UP_ROUNDS && (round === 0 || filled.events > SMALL_REST); round += 1) {
      filled = await fill({ ...context, clients: [client], after: filled.position });
      events += filled.events;
    }
    await noteUnknown(client, unknown);
    return { events, seconds: (performance.now() - startedAt) / 1000, position: filled.position };
  }

  private async swap(client: PoolClient, chosen: Chosen, built: Position): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await inTransaction(client, () => this.swapOnce(client, chosen, built));
        return;
      } catch (error) {
        if (!isInTheWay(error) || tries === SWAP_TRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 80));
      }
    }
  }

  /** All or nothing: readers see the old tables before the commit and the new ones after it, with only a short wait. */
  private async swapOnce(client: PoolClient, chosen: Chosen, built: Position): Promise<void> {
    await client.query(`SET LOCAL lock_timeout = ${SWAP_LOCK_TIMEOUT_MS}`);
    const checkpoints = await freezeCheckpoints(client);
    const live = [...checkpoints.values()].map((checkpoint) => checkpoint.position).sort();
    const target = live.at(-1) ?? START;
    const { store } = this.deps;
    const rest = { store, schema: BUILD_SCHEMA, after: built, atLeast: target, within: true };
    const { position } = await fill({ ...rest, ...chosen, clients: [client] });
    // The log does not yet show all events that the live tables have applied, and a swap must never go back.
    if (position < target) throw new NotYetError();
    const from = tableIn(BUILD_SCHEMA);
    const to = tableIn(LIVE_SCHEMA);
    const { projections } = chosen;
    const tables = projections.flatMap((projection) => projection.tables);
    for (const table of projections.flatMap(everyTable)) await client.query(`DROP TABLE IF EXISTS ${to(table)}`);
    for (const table of tables) await client.query(`ALTER TABLE ${from(table)} SET SCHEMA ${LIVE_SCHEMA}`);
    await writeCheckpoints(client, projections, position);
  }
}
