import type { PoolClient } from 'pg';
import { escapeIdentifier } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { DumpedTable, Manifest } from './manifest';
import { writeStream } from './write-durably';

/**
 * The schemas with data that cannot be computed from the events: accounts, settings, drafts, checkpoints, waiting jobs. Read models and
 * events are not included.
 */
const SCHEMAS = ['app', 'jobs'];
/** Tables that describe this installation, not the journal. */
const EXCLUDED_TABLES = ['app.backups', 'app.event_log'];
/**
 * The keys of personal data, the texts that were encrypted again, and the erased persons and files. These tables are kept once for all
 * backups of a place (keys/dump-keys.ts).
 */
export const KEY_TABLES = ['app.person_keys', 'app.sealed_replacements', 'app.erasures', 'app.erased_files'];

export const quoted = (name: string): string => name.split('.').map(escapeIdentifier).join('.');

/** Number of rows and the sum of their hashes, in one pass. */
export async function digestOf(
  client: Pick<PoolClient, 'query'>,
  name: string,
  columns: readonly string[],
): Promise<{ rows: number; digest: string }> {
  const { rows } = await client.query<{ rows: number; digest: string }>(
    `SELECT count(*)::float8 AS rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text AS digest
     FROM (SELECT ${columns.map(escapeIdentifier).join(', ')} FROM ${quoted(name)}) t`,
  );
  return rows[0] ?? { rows: 0, digest: '0' };
}

/** The hash of a row is the hash of its text, which must not depend on the settings of a server. */
export const FIXED_TEXTS =
  "SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO'; SET LOCAL intervalstyle = 'postgres'; SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'";

async function tablesOf(client: PoolClient): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `SELECT c.table_schema || '.' || c.table_name AS name, array_agg(c.column_name::text ORDER BY c.ordinal_position) AS columns
     FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = ANY ($1) AND t.table_type = 'BASE TABLE' AND c.is_generated = 'NEVER'
     GROUP BY 1 ORDER BY 1`,
    [SCHEMAS],
  );
  return rows;
}

/** All tables as they are in the transaction of `client`, each in a separate file. */
export async function dumpTables(client: PoolClient, folder: string): Promise<DumpedTable[]> {
  const dumped: DumpedTable[] = [];
  for (const { name, columns } of await tablesOf(client))
    if (![...EXCLUDED_TABLES, ...KEY_TABLES].includes(name))
      dumped.push(await dumpColumns(client, folder, name, columns));
  return dumped;
}

/** One table as it is in the transaction of `client`. @throws Error when there is none. */
export async function dumpTable(client: PoolClient, folder: string, table: string): Promise<DumpedTable> {
  const found = (await tablesOf(client)).find(({ name }) => name === table);
  if (!found) throw new Error(`There is no table ${table}`);
  return dumpColumns(client, folder, table, found.columns);
}

async function dumpColumns(client: PoolClient, folder: string, name: string, columns: string[]): Promise<DumpedTable> {
  const sql = `COPY ${quoted(name)} (${columns.map(escapeIdentifier).join(', ')}) TO STDOUT`;
  const stored = await writeStream(folder, `${name}.copy.gz`, client.query(copyTo(sql)));
  return { ...stored, name, columns, ...(await digestOf(client, name, columns)) };
}

/** The sequences with their current values, from which the numbers of new rows continue. */
export async function sequencesOf(client: PoolClient): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT schemaname || '.' || sequencename AS name FROM pg_sequences WHERE schemaname = ANY ($1) ORDER BY 1",
    [SCHEMAS],
  );
  const found: Manifest['sequences'] = [];
  for (const { name } of rows) {
    const state = await client.query<{ value: string; called: boolean }>(
      `SELECT last_value::text AS value, is_called AS called FROM ${quoted(name)}`,
    );
    found.push({ name, value: state.rows[0]?.value ?? '1', called: state.rows[0]?.called ?? false });
  }
  return found;
}

export async function migrationsOf(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM app.migrations ORDER BY at, name');
  return rows.map(({ name }) => name);
}
