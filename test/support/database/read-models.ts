import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Projection } from '../../../projections/runner/projection';
import { ReadModelRunner } from '../../../projections/runner/read-model-runner';
import { rowsPerKey } from '../../../projections/runner/rows/rows-per-key';
import type { EventStore, NewEvent, Position } from '../../../src/platform/event-store/port';
import { createPostgresEventStore } from '../../../src/platform/event-store/postgres/create-postgres-event-store';
import { createPool } from '../../../src/platform/postgres';
import { createTestDatabase, type TestDatabase } from './postgres';

export const anEvent = (type: string, data: unknown): NewEvent => ({
  id: randomUUID(),
  type,
  data,
  metadata: {
    userId: 'author',
    realUserId: null,
    at: '2026-01-05T09:00:00.000Z',
    correlationId: 'spec',
    causationId: null,
    schemaVersion: 1,
  },
});

/** Polls until the condition is true. */
export async function until(condition: () => boolean | Promise<boolean>, what = 'it'): Promise<void> {
  for (const end = Date.now() + 120_000; !(await condition()); await sleep(10)) {
    if (Date.now() > end) throw new Error(`In two minutes ${what} did not happen`);
  }
}

interface CountRow {
  key: string;
  total: number;
}

/** Counts `Counted` events per stream. Events with `poison: <name>` make the projection of that name fail. */
export function countingProjection(name: string, version = 1): Projection {
  const table = `count_${name.replaceAll('-', '_')}`;
  return {
    name,
    version,
    tables: [table],
    handles: ['Counted'],
    create: (full) => `CREATE TABLE ${full(table)} (key text PRIMARY KEY, total integer NOT NULL)`,
    apply: rowsPerKey<CountRow>({
      table,
      key: 'key',
      groupOf: (event) => event.streamId,
      fold: (rows, event) => {
        if ((event.data as { poison?: string }).poison === name) throw new Error('what is this?');
        rows.put({ key: event.streamId, total: (rows.get(event.streamId)?.total ?? 0) + version });
      },
    }),
  };
}

/** A database with an event store, and read-model runners on it as if in several processes. */
export class ReadModelBench {
  private readonly runners: ReadModelRunner[] = [];
  private readonly pools: Pool[] = [];

  private constructor(
    private readonly database: TestDatabase,
    readonly pool: Pool,
    readonly store: EventStore,
  ) {}

  static async create(): Promise<ReadModelBench> {
    const database = await createTestDatabase();
    const pool = createPool(database.url, () => undefined);
    return new ReadModelBench(database, pool, await createPostgresEventStore(pool));
  }

  get url(): string {
    return this.database.url;
  }

  /** A runner with separate connections; resolves once its read models are prepared. */
  async run(...projections: Projection[]): Promise<ReadModelRunner> {
    const pool = createPool(this.database.url, () => undefined);
    this.pools.push(pool);
    const runner = new ReadModelRunner({ pool, store: this.store, projections });
    this.runners.push(runner);
    await runner.start();
    await runner.prepared;
    return runner;
  }

  /** The problems that the runner reports about its read models and itself; null if there are none. */
  async problemOf(runner: ReadModelRunner): Promise<string | null> {
    const problems = Object.entries(await runner.states()).filter(([, problem]) => problem !== null);
    return problems.length === 0 ? null : problems.map(([name, problem]) => `${name}: ${problem}`).join('\n');
  }

  /** Ends all connections to the database but the one that asks. */
  async cutOtherConnections(): Promise<void> {
    const others = 'datname = current_database() AND pid <> pg_backend_pid()';
    await this.pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${others}`);
  }

  /** Appends to the end of a stream. */
  async append(streamId: string, ...events: NewEvent[]): Promise<Position> {
    const [last] = await this.store.readStream(streamId, { direction: 'backward', max: 1 });
    return (await this.store.append(streamId, last?.revision ?? 'NO_STREAM', events)).position;
  }

  count(streamId: string, times = 1): Promise<Position> {
    return this.append(streamId, ...Array.from({ length: times }, () => anEvent('Counted', {})));
  }

  async rows<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
    const { rows } = await this.pool.query(sql, values);
    return rows as Row[];
  }

  async total(name: string, streamId: string): Promise<number | null> {
    const table = `rm.count_${name.replaceAll('-', '_')}`;
    const [row] = await this.rows<CountRow>(`SELECT * FROM ${table} WHERE key = $1`, [streamId]);
    return row?.total ?? null;
  }

  async close(): Promise<void> {
    await Promise.all(this.runners.map((runner) => runner.stop()));
    await this.store.close();
    await Promise.all(this.pools.map((pool) => pool.end()));
    await this.pool.end();
    await this.database.drop();
  }
}
