import type { Pool, PoolClient } from 'pg';
import { type EventStore, type Position, type RecordedEvent, START } from '../../../src/platform/event-store/port';
import { type QuarantinedStore, withQuarantine } from '../../../src/platform/event-store/quarantine/quarantined-store';
import { withoutTimeLimit } from '../../../src/platform/postgres';
import { inTransaction } from '../batch/transaction';
import { writeCheckpoints } from '../checkpoints';
import type { Projection } from '../projection';
import { noteUnknown } from '../quarantine/unknown-events';
import { ArticleStates } from '../rows/article-states';
import { BUILD_SCHEMA, createIndexes, createTables, LIVE_SCHEMA, REBUILD_LOCK, tableIn } from '../schema';
import { type Ending, endWith } from './end-with';
import { fill, type Filled } from './fill';
import { RebuildProgress } from './rebuild-progress';
import { type Chosen, everyTable, swap } from './swap';

export interface RebuildResult {
  events: number;
  /** Duration of the fill, without the swap. */
  seconds: number;
}

interface RebuildOptions {
  /** The events so far. */
  onProgress?: (events: number) => void;
  /** Interrupts the rebuild, also within a long statement. */
  signal?: AbortSignal;
}

interface BuildOptions extends RebuildOptions {
  progress: RebuildProgress;
}

type ChooseProjections = () => Promise<readonly Projection[]> | readonly Projection[];

/** Keeps Postgres busy while the rows of the next read model are computed. A fifth faster than two connections; four are no faster. */
const CONNECTIONS = 3;
const CATCH_UP_ROUNDS = 20;
const SMALL_REST = 500;

/** Each connection creates the indexes of one read model after another. */
async function indexAll(clients: readonly PoolClient[], projections: readonly Projection[]): Promise<void> {
  const left = [...projections];
  const outcomes = await Promise.allSettled(
    clients.map(async (client) => {
      for (let next = left.shift(); next; next = left.shift()) await createIndexes(client, [next], BUILD_SCHEMA);
    }),
  );
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

/** Fills new read models next to the live ones and swaps them in one transaction. */
export class Rebuilder {
  private readonly deps: { pool: Pool; store: QuarantinedStore };

  constructor({ pool, store }: { pool: Pool; store: EventStore }) {
    this.deps = { pool, store: withQuarantine(store) };
  }

  /**
   * Works while this or another process keeps the live ones up to date. One rebuild at a time; a second one waits. `choose` is
   * called once no other rebuild runs; if it chooses none, nothing happens.
   * @throws when an event cannot be applied; the live read models are then unchanged.
   */
  async rebuild(choose: ChooseProjections, options: RebuildOptions = {}): Promise<RebuildResult> {
    const { pool } = this.deps;
    const client = await pool.connect();
    let ending: Ending | undefined;
    try {
      ending = await endWith(options.signal, pool, client);
      await withoutTimeLimit(client);
      await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [REBUILD_LOCK]);
      const projections = await choose();
      if (projections.length === 0) return { events: 0, seconds: 0 };
      return await this.withProgress(projections, (progress) =>
        this.make(client, projections, { ...options, progress }),
      );
    } finally {
      ending?.forget();
      client.release(true);
    }
  }

  /** Shows the progress of the work to all processes. */
  private async withProgress(
    projections: readonly Projection[],
    work: (progress: RebuildProgress) => Promise<RebuildResult>,
  ): Promise<RebuildResult> {
    const progress = new RebuildProgress(this.deps.pool, projections);
    await progress.begin();
    try {
      return await work(progress);
    } catch (failure) {
      await progress.giveUp();
      throw failure;
    }
  }

  private async make(
    client: PoolClient,
    projections: readonly Projection[],
    options: BuildOptions,
  ): Promise<RebuildResult> {
    const { store } = this.deps;
    for (;;) {
      await store.list();
      const { revision } = store;
      // Removes the remains of a killed rebuild. This is safe, since only the holder of the lock builds.
      await client.query(`DROP SCHEMA IF EXISTS ${BUILD_SCHEMA} CASCADE; CREATE SCHEMA ${BUILD_SCHEMA}`);
      await createTables(client, projections, BUILD_SCHEMA);
      const chosen: Chosen = { projections, articles: new ArticleStates(store) };
      const { events, seconds, position } = await this.build(client, chosen, options);
      await store.list();
      // An event that was set aside meanwhile may have had its effect already.
      if (store.revision !== revision) continue;
      // The swap must be durable, and with it all earlier writes.
      await client.query('RESET synchronous_commit');
      await swap(client, store, chosen, position);
      await client.query(`DROP SCHEMA IF EXISTS ${BUILD_SCHEMA} CASCADE`);
      return { events, seconds };
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
    { onProgress, progress, signal }: BuildOptions,
  ): Promise<RebuildResult & { position: Position }> {
    const startedAt = performance.now();
    const { store } = this.deps;
    const unknown: RecordedEvent[] = [];
    const onUnknown = (events: RecordedEvent[]): void => void unknown.push(...events);
    let events = 0;
    const counted = (batch: RecordedEvent[]): Promise<void> => {
      events += batch.length;
      onProgress?.(events);
      return progress.add(batch);
    };
    const context = { store, ...chosen, schema: BUILD_SCHEMA, onProgress: counted, onUnknown, signal };
    const helpers: PoolClient[] = [];
    const endings: Ending[] = [];
    let filled: Filled;
    try {
      for (let nth = 1; nth < CONNECTIONS; nth += 1) helpers.push(await this.deps.pool.connect());
      await Promise.all(helpers.map(withoutTimeLimit));
      endings.push(...(await Promise.all(helpers.map((helper) => endWith(signal, this.deps.pool, helper)))));
      const clients = [client, ...helpers];
      // No write before the swap needs to wait for the disk, since the remains of a crash are dropped.
      for (const each of clients) await each.query('SET synchronous_commit = off');
      filled = await fill({ ...context, clients, after: START });
      await indexAll(clients, chosen.projections);
    } finally {
      for (const ending of endings) ending.forget();
      for (const helper of helpers) helper.release(true);
    }
    // Apply events appended meanwhile, until so few are left that the live runner can wait for them.
    for (let round = 0; round < CATCH_UP_ROUNDS && (round === 0 || filled.events > SMALL_REST); round += 1) {
      filled = await fill({ ...context, clients: [client], after: filled.position });
    }
    await noteUnknown(client, unknown);
    return { events, seconds: (performance.now() - startedAt) / 1000, position: filled.position };
  }
}
