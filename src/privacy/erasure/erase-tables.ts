import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../platform/postgres';
import { openSecurityLog } from '../../platform/security-log';
import { type PersonRecord, personRecord } from './person-record';
import { sweep } from './sweep';
import { TABLE_RULES } from './table-rules';

/** Takes a person out of all tables but those of events and read models. `db` is in a transaction. */
export async function eraseTables(db: PoolClient, person: PersonRecord): Promise<void> {
  await openSecurityLog(db);
  // Not each rule has both lists, and Postgres wants to know the types of all parameters.
  for (const rule of TABLE_RULES)
    await db.query(`WITH given AS (SELECT $1::text[] AS ids, $2::text[] AS addresses) ${rule}`, [
      person.ids,
      person.addresses,
    ]);
  await sweep(db, person);
}

/** Tables in which an erasure changes rows, those of keys included. */
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
    'blacklist',
  ],
  ...[
    'decision_drafts',
    'held_decisions',
    'review_drafts',
    'rebuttal_drafts',
    'integrity_checks',
    'reviewer_certificates',
    'reviewer_namings',
    'caught_mails',
    'person_keys',
    'sealed_replacements',
  ],
].map((name) => `app.${name}`);

/**
 * Postgres keeps the former rows in its files until the space is used again, and values of columns in its statistics, by which it
 * plans. This writes the tables and the statistics anew, each in a moment. An account that may not do the latter gets a warning of
 * Postgres only: it skips what it may not write.
 */
export async function writeAnew(pool: Pool): Promise<void> {
  await pool.query(`VACUUM (FULL, ANALYZE) ${CHANGED.join(', ')}`);
  await pool.query('VACUUM (FULL) pg_catalog.pg_statistic');
}

/** After a restore: people who were erased since the backup was made go again from its tables. */
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
