import type { Pool, PoolClient } from 'pg';
import { inTransaction, onUnlimited } from '../../platform/postgres';
import { openSecurityLog } from '../../platform/security-log';
import { waitForOlderTransactions } from './older-transactions';
import { type PersonRecord, personRecord } from './person-record';
import { sweep } from './sweep';
import { TABLE_RULES } from './table-rules';

/**
 * Removes a person from all tables except those of events and read models. `db` is in a transaction.
 * @returns the tables in which the search of all texts found the person.
 */
export async function eraseTables(db: PoolClient, person: PersonRecord): Promise<string[]> {
  await openSecurityLog(db);
  // Not every rule uses both lists, and Postgres needs the types of all parameters.
  for (const rule of TABLE_RULES)
    await db.query(`WITH given AS (SELECT $1::text[] AS ids, $2::text[] AS addresses) ${rule}`, [
      person.ids,
      person.addresses,
    ]);
  return sweep(db, person);
}

/**
 * Tables from which a rule removes something, those of keys, and waiting jobs, which contain addresses of mails. A job that is done is
 * deleted, but the files of the table keep its row.
 */
const CHANGED = [
  ...new Set(TABLE_RULES.flatMap((rule) => /(?:DELETE FROM|UPDATE) (app\.\w+)/.exec(rule)?.[1] ?? [])),
  ...['app.person_keys', 'app.sealed_replacements', 'jobs._private_jobs'],
];

/** How long a rewrite waits for a table. All later requests for the table wait behind it, those of people too. */
const LOCK_TIMEOUT = '5s';
const INSUFFICIENT_PRIVILEGE = '42501';

/** The account of an external Postgres may lack rights that the embedded database gives (docs/operating.md). */
async function ifAllowed(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (failure) {
    if ((failure as { code?: unknown }).code !== INSUFFICIENT_PRIVILEGE) throw failure;
  }
}

/** Without duplicates, and without the table of jobs where no process has made it yet. */
async function present(client: PoolClient, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT DISTINCT t.name FROM unnest($1::text[]) AS t (name) WHERE t.name NOT LIKE 'jobs.%' OR to_regclass(t.name) IS NOT NULL",
    [tables.map((name) => name.replaceAll('"', ''))],
  );
  return rows.map(({ name }) => name);
}

/**
 * Postgres keeps old rows in its files until the space is used again, values of columns in its planner statistics, and everything written
 * in its write-ahead log. This rewrites the tables and the statistics, each in a moment, and switches to a new log segment; the next
 * checkpoint removes the old ones.
 * @param found further tables in which texts were changed.
 * @throws Error when an older transaction does not end, or another one keeps a table locked; the caller tries again later.
 */
export async function rewriteTables(pool: Pool, found: readonly string[] = []): Promise<void> {
  await waitForOlderTransactions(pool);
  await onUnlimited(pool, async (client) => {
    await client.query(`SET lock_timeout = '${LOCK_TIMEOUT}'`);
    const tables = await present(client, [...CHANGED, ...found]);
    // ANALYZE would keep the old statistics of a table that is empty now.
    const deletion = 'DELETE FROM pg_catalog.pg_statistic WHERE starelid = ANY($1::regclass[])';
    await ifAllowed(client.query(deletion, [tables]));
    await client.query(`VACUUM (FULL, ANALYZE) ${tables.join(', ')}`);
    // Requests that began before the statistics were removed would keep them.
    await waitForOlderTransactions(pool);
    await ifAllowed(client.query('VACUUM (FULL) pg_catalog.pg_statistic'));
    await ifAllowed(client.query('SELECT pg_switch_wal()'));
    await ifAllowed(client.query('CHECKPOINT'));
  });
}

/** After a restore: people who were erased after the backup was made are erased again from its tables. */
export async function repeatErasures(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(
    'SELECT u.id::text FROM app.users u JOIN app.erasures e ON e.user_id = u.id WHERE e.finished_at IS NOT NULL AND NOT u.deleted',
  );
  for (const { id } of rows) {
    const person = await personRecord(pool, id);
    if (person) await inTransaction(pool, (db) => eraseTables(db, person));
  }
  return rows.length;
}
