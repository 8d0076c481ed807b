import { pipeline } from 'node:stream/promises';
import { escapeIdentifier, type PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Translation } from '../event-store/copy/copy-log';
import { JOBS_SCHEMA } from '../jobs/worker';
import { digestOf, FIXED_TEXTS, quoted } from './dump-tables';
import type { DumpedTable, Manifest } from './manifest';
import { BackupRefused } from './refusal';
import { movePositions } from './restoring/positions';
import { readStream } from './write-durably';

/** Orders the tables so that a table comes after the tables that it refers to. */
async function orderByReferences(client: PoolClient, tables: readonly DumpedTable[]): Promise<DumpedTable[]> {
  const { rows } = await client.query<{ of: string; to: string }>(
    `SELECT a.nspname || '.' || r.relname AS of, b.nspname || '.' || f.relname AS to FROM pg_constraint c
     JOIN pg_class r ON r.oid = c.conrelid JOIN pg_namespace a ON a.oid = r.relnamespace
     JOIN pg_class f ON f.oid = c.confrelid JOIN pg_namespace b ON b.oid = f.relnamespace
     WHERE c.contype = 'f' AND c.conrelid <> c.confrelid`,
  );
  const waiting = [...tables];
  const ordered: DumpedTable[] = [];
  while (waiting.length > 0) {
    const isFree = ({ name }: DumpedTable): boolean =>
      !rows.some(({ of, to }) => of === name && waiting.some((table) => table.name === to));
    const next = waiting.splice(Math.max(waiting.findIndex(isFree), 0), 1);
    ordered.push(...next);
  }
  return ordered;
}

async function refuseUnknown(client: PoolClient, tables: readonly DumpedTable[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM unnest($1::text[]) AS t(name) WHERE to_regclass(name) IS NULL',
    [tables.map(({ name }) => name)],
  );
  if (rows.length > 0)
    throw new BackupRefused(
      `This release has no table ${rows.map(({ name }) => name).join(', ')}, which the backup has.`,
    );
}

/** Fills one table. @throws BackupRefused when its rows are not those of the backup. */
export async function load(client: PoolClient, folder: string, table: DumpedTable): Promise<void> {
  const { name, columns } = table;
  const sql = `COPY ${quoted(name)} (${columns.map(escapeIdentifier).join(', ')}) FROM STDIN`;
  await pipeline(readStream(folder, table), client.query(copyFrom(sql)));
  const { rows, digest } = await digestOf(client, name, columns);
  if (rows !== table.rows || digest !== table.digest)
    throw new BackupRefused(`The table ${name} is not what was backed up: ${rows} rows instead of ${table.rows}.`);
}

/** Runs in the transaction of `client`, so that an interrupted restore leaves empty tables. */
export async function loadTables(
  client: PoolClient,
  folder: string,
  { tables, sequences }: Manifest,
  positions: Translation,
): Promise<void> {
  await client.query(FIXED_TEXTS);
  await refuseUnknown(client, tables);
  if (tables.length > 0) await client.query(`TRUNCATE ${tables.map(({ name }) => quoted(name)).join(', ')}`);
  for (const table of await orderByReferences(client, tables)) await load(client, folder, table);
  for (const { name, value, called } of sequences)
    await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [name, value, called]);
  // No process of the old place works on these jobs any more.
  for (const table of ['_private_jobs', '_private_job_queues'])
    await client.query(
      `UPDATE ${JOBS_SCHEMA}.${table} SET locked_at = NULL, locked_by = NULL WHERE locked_at IS NOT NULL`,
    );
  await movePositions(client, positions);
}
