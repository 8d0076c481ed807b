import type { Pool, PoolClient } from 'pg';
import { type EventStore, START } from '../../../src/platform/event-store/port';
import { withQuarantine } from '../../../src/platform/event-store/quarantine/quarantined-store';
import { withoutTimeLimit } from '../../../src/platform/postgres';
import { type Checkpoints, readCheckpoints } from '../checkpoints';
import type { Projection } from '../projection';
import { ArticleStates } from '../rows/article-states';
import { createTables, LIVE_SCHEMA, REBUILD_LOCK, tableIn, VERIFY_SCHEMA } from '../schema';
import { fill } from './fill';

export interface TableDifference {
  table: string;
  /** Rows that the live table lacks compared with the events, and surplus ones. */
  missing: number;
  surplus: number;
  /** At most five of each, as JSON. */
  examples: { missing: unknown[]; surplus: unknown[] };
}

export interface Verification {
  events: number;
  /** Read models that cannot be compared, with reasons. */
  problems: string[];
  differences: TableDifference[];
}

const EXAMPLES = 5;

/**
 * Projects all events up to the live checkpoints again and compares row by row. Everything is in one transaction that is rolled
 * back. So checkpoints and rows are consistent, no other session is blocked, and nothing is left behind even after a kill.
 */
export async function verify(pool: Pool, store: EventStore, projections: readonly Projection[]): Promise<Verification> {
  const client = await pool.connect();
  try {
    await withoutTimeLimit(client);
    await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [REBUILD_LOCK]);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    return await compareAll(client, withQuarantine(store), projections);
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
    client.release(true);
  }
}

async function compareAll(
  client: PoolClient,
  store: EventStore,
  projections: readonly Projection[],
): Promise<Verification> {
  const checkpoints = await readCheckpoints(client);
  const problems = projections.flatMap((projection) => problemOf(projection, checkpoints));
  const comparable = projections.filter(
    (projection) => checkpoints.get(projection.name)?.version === projection.version,
  );
  await client.query(`CREATE SCHEMA ${VERIFY_SCHEMA}`);
  await createTables(client, comparable, VERIFY_SCHEMA);
  const until = (projection: Projection): string => checkpoints.get(projection.name)?.position ?? START;
  const atLeast = comparable.map(until).sort().at(-1) ?? START;
  const articles = new ArticleStates(store);
  const context = { store, articles, schema: VERIFY_SCHEMA, after: START, atLeast, until };
  const { events } = await fill({ ...context, projections: comparable, clients: [client], within: true });
  const differences: TableDifference[] = [];
  for (const table of comparable.flatMap((projection) => projection.tables)) {
    const difference = await compareTable(client, table);
    if (difference.missing + difference.surplus > 0) differences.push(difference);
  }
  return { events, problems, differences };
}

function problemOf(projection: Projection, checkpoints: Checkpoints): string[] {
  const checkpoint = checkpoints.get(projection.name);
  if (!checkpoint) return [`${projection.name} has never been built`];
  if (checkpoint.version !== projection.version)
    return [`${projection.name} has version ${checkpoint.version}, the code has ${projection.version}`];
  return checkpoint.status === 'stopped' ? [`${projection.name} is stopped. ${checkpoint.error ?? ''}`.trim()] : [];
}

async function compareTable(client: PoolClient, table: string): Promise<TableDifference> {
  const live = tableIn(LIVE_SCHEMA)(table);
  const built = tableIn(VERIFY_SCHEMA)(table);
  const { rows } = await client.query<{ exists: boolean }>('SELECT to_regclass($1) IS NOT NULL AS exists', [live]);
  if (!rows[0]?.exists)
    return { table, missing: 1, surplus: 0, examples: { missing: ['the whole table'], surplus: [] } };
  const missing = await onlyIn(client, built, live);
  const surplus = await onlyIn(client, live, built);
  const examples = { missing: missing.examples, surplus: surplus.examples };
  return { table, missing: missing.count, surplus: surplus.count, examples };
}

async function onlyIn(client: PoolClient, one: string, other: string): Promise<{ count: number; examples: unknown[] }> {
  const { rows } = await client.query<{ row: unknown; total: number }>(
    `SELECT row, (count(*) OVER ())::int AS total FROM (
       SELECT to_jsonb(t) AS row FROM ${one} t EXCEPT ALL SELECT to_jsonb(t) FROM ${other} t) d LIMIT ${EXAMPLES}`,
  );
  return { count: rows[0]?.total ?? 0, examples: rows.map(({ row }) => row) };
}
