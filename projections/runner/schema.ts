import type { ClientBase, Pool } from 'pg';
import { schemaIfMissing } from '../../src/platform/postgres';
import type { Projection, ProjectionDb } from './projection';
import { copyRows } from './rows/copy-rows';

/** The live read models. They may be dropped at any time: the runner fills them again from the events. */
export const LIVE_SCHEMA = 'rm';
/** A rebuild fills its tables here before they are moved to the live schema. */
export const BUILD_SCHEMA = 'rm_build_1';
/** `verify` fills its tables here; never committed. */
export const VERIFY_SCHEMA = 'rm_verify';
/** Advisory lock of the process that applies events (see Leadership). */
export const RUNNER_LOCK = 'quire projections';
/** Advisory lock of a rebuild or verification: one at a time. */
export const REBUILD_LOCK = 'quire projections rebuild';

export type Queryable = Pick<ClientBase, 'query'> | Pick<Pool, 'query'>;

const IDENTIFIER = /^[a-z][a-z0-9_]*$/;

/** The full name of a table; throws for a name that is not a plain identifier. */
export const tableIn =
  (schema: string) =>
  (name: string): string => {
    if (!IDENTIFIER.test(name)) throw new Error(`'${name}' is not a table name`);
    return `${schema}.${name}`;
  };

/** Names of prepared statements: short, and the same for the same SQL. */
const planNames = new Map<string, string>();

function planName(sql: string): string {
  const known = planNames.get(sql) ?? `rm-${planNames.size}`;
  planNames.set(sql, known);
  return known;
}

/**
 * The database access of projections: the runner's own connection, inside its transaction. `keepPlans`: statements are prepared once
 * per connection, which is worthwhile for small batches. Postgres plans again when tables are analysed or swapped.
 * `copies`: new rows are written by COPY, for a bulk load.
 */
export function projectionDb(
  client: ClientBase,
  schema: string,
  { keepPlans = false, copies = false } = {},
): ProjectionDb {
  const table = tableIn(schema);
  return {
    table,
    ...(copies ? { copy: (name: string, rows: readonly object[]) => copyRows(client, table(name), rows) } : {}),
    async query<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
      const values = [...parameters];
      const result = await client.query(keepPlans ? { name: planName(sql), text: sql, values } : { text: sql, values });
      return result.rows as Row[];
    },
  };
}

/**
 * Creates the live schema and its tables of checkpoints, of unknown events and of rebuilds if they are missing. One process at a time: without the
 * lock, one of two that start on an empty database fails.
 */
export async function ensureReadModelSchema(db: Queryable): Promise<void> {
  await db.query(`
    SELECT pg_advisory_xact_lock(hashtextextended('quire read model schema', 0));
    ${schemaIfMissing(LIVE_SCHEMA)}
    CREATE TABLE IF NOT EXISTS ${LIVE_SCHEMA}.checkpoints (
      name text PRIMARY KEY,
      version integer NOT NULL,
      position text NOT NULL,
      status text NOT NULL CHECK (status IN ('live', 'stopped')),
      error text,
      updated_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE TABLE IF NOT EXISTS ${LIVE_SCHEMA}.unknown_events (
      id text PRIMARY KEY,
      type text NOT NULL,
      stream_id text NOT NULL,
      revision integer NOT NULL
    );
    CREATE TABLE IF NOT EXISTS ${LIVE_SCHEMA}.searched_types (
      one boolean PRIMARY KEY DEFAULT true CHECK (one),
      types text NOT NULL
    );
    CREATE TABLE IF NOT EXISTS ${LIVE_SCHEMA}.rebuilds (
      name text PRIMARY KEY,
      frozen_at timestamptz,
      begun_at timestamptz,
      events integer NOT NULL DEFAULT 0,
      up_to timestamptz
    )`);
}

/** Tables without their secondary indexes, which are cheaper to create after a bulk load. */
export async function createTables(
  client: ClientBase,
  projections: readonly Projection[],
  schema: string,
): Promise<void> {
  for (const projection of projections) await client.query(projection.create(tableIn(schema)));
}

export async function createIndexes(
  client: ClientBase,
  projections: readonly Projection[],
  schema: string,
): Promise<void> {
  for (const projection of projections) {
    const sql = projection.indexes?.(tableIn(schema)) ?? '';
    if (sql !== '') await client.query(sql);
    for (const table of projection.tables) await client.query(`ANALYZE ${tableIn(schema)(table)}`);
  }
}
