import type { Pool, PoolClient } from 'pg';
import { inTransaction, withoutTimeLimit } from '../../platform/postgres';
import { openSecurityLog } from '../../platform/security-log';
import { waitForOlderTransactions } from './older-transactions';
import { type PersonRecord, personRecord } from './person-record';
import { sweep } from './sweep';
import { TABLE_RULES } from './table-rules';

/** Removes a person from all tables except those of events and read models. `db` is in a transaction. */
export async function eraseTables(db: PoolClient, person: PersonRecord): Promise<void> {
  await openSecurityLog(db);
  // Not every rule uses both lists, and Postgres needs the types of all parameters.
  for (const rule of TABLE_RULES)
    await db.query(`WITH given AS (SELECT $1::text[] AS ids, $2::text[] AS addresses) ${rule}`, [
      person.ids,
      person.addresses,
    ]);
  await sweep(db, person);
}

/** Tables in which an erasure changes rows, including those of keys. */
const CHANGED = [
  ...[
    'users',
    'authors',
    'sessions',
    'address_links',
    'security_log',
    'uploads',
    'tickets',
    'ticket_responses',
    'attachments',
    'blacklist',
  ],
  ...[
    'decision_drafts',
    'held_decisions',
    'review_drafts',
    'rebuttal_drafts',
    'integrity_checks',
    'similarity_runs',
    'reviewer_certificates',
    'reviewer_namings',
    'orcid_consents',
    'orcid_deposits',
    'caught_mails',
    'person_keys',
    'sealed_replacements',
  ],
].map((name) => `app.${name}`);

const INSUFFICIENT_PRIVILEGE = '42501';

/** The account of an external Postgres may lack rights that the embedded database gives (docs/operating.md). */
async function ifAllowed(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (failure) {
    if ((failure as { code?: unknown }).code !== INSUFFICIENT_PRIVILEGE) throw failure;
  }
}

/**
 * Postgres keeps old rows in its files until the space is used again, values of columns in its planner statistics, and everything written
 * in its write-ahead log. This rewrites the tables and the statistics, each in a moment, and switches to a new log segment; the next
 * checkpoint removes the old ones.
 * @throws Error when an older transaction does not end; the caller tries again later.
 */
export async function rewriteTables(pool: Pool): Promise<void> {
  await waitForOlderTransactions(pool);
  const client = await pool.connect();
  try {
    await withoutTimeLimit(client);
    // ANALYZE would keep the old statistics of a table that is empty now.
    const deletion = 'DELETE FROM pg_catalog.pg_statistic WHERE starelid = ANY($1::regclass[])';
    await ifAllowed(client.query(deletion, [CHANGED]));
    await client.query(`VACUUM (FULL, ANALYZE) ${CHANGED.join(', ')}`);
    await ifAllowed(client.query('VACUUM (FULL) pg_catalog.pg_statistic'));
    await ifAllowed(client.query('SELECT pg_switch_wal()'));
    await ifAllowed(client.query('CHECKPOINT'));
  } finally {
    // The connection has no time limit any more.
    client.release(true);
  }
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
