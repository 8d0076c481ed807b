import type { Pool, PoolClient } from 'pg';
import { type GroupName, normalEmail, type PersonFields, type SeniorityLevel } from '../../contracts';
import { inTransaction } from '../../platform/postgres';
import type { Account } from '../users/account';
import { COLUMNS } from '../users/columns';
import { newAccount } from '../users/new-account';
import { hashPassword } from '../users/passwords';

/** An account from another system, with the id that it has in the events. */
export interface ImportedAccount extends PersonFields {
  id: string;
  email: string;
  group: GroupName;
  seniorityLevel: SeniorityLevel | null;
}

export interface ImportOptions {
  createdAt: Date;
  /** The password that all these accounts share; null: people must request a password of their own before they can sign in. */
  password: string | null;
  /** True: mark the accounts as demonstration accounts, whose password is publicly known. */
  isDemonstration: boolean;
  /** The source of the accounts, for the entries of the security log; null: no entries, as for generated data. */
  source: string | null;
}

const BATCH_SIZE = 1_000;

/**
 * Creates many accounts together, for generated data and for imports. If an address has an account, that account is kept. Returns the
 * id of each account by its normalised address.
 */
export async function importAccounts(
  pool: Pool,
  people: readonly ImportedAccount[],
  { createdAt, password, isDemonstration, source }: ImportOptions,
): Promise<Map<string, string>> {
  const passwordHash = password === null ? null : await hashPassword(password);
  const ids = new Map<string, string>();
  for (let from = 0; from < people.length; from += BATCH_SIZE) {
    const accounts = people.slice(from, from + BATCH_SIZE).map(({ id, group, seniorityLevel, ...person }) => ({
      ...newAccount(id, person, group, createdAt),
      seniorityLevel,
      passwordHash,
    }));
    // One transaction, so that the accounts and their log entries are stored together or not at all.
    await inTransaction(pool, async (db) => {
      const made = new Set(await insertNew(db, accounts));
      const createdPeople = people.slice(from, from + BATCH_SIZE).filter(({ id }) => made.has(id));
      if (source !== null) await record(db, createdPeople, source);
    });
    const emails = accounts.map(({ email }) => normalEmail(email));
    const sql = 'SELECT id, email_key FROM app.users WHERE email_key = ANY($1) AND NOT deleted';
    const { rows } = await pool.query<{ id: string; email_key: string }>(sql, [emails]);
    for (const { id, email_key } of rows) ids.set(email_key, id);
  }
  if (isDemonstration)
    await pool.query('UPDATE app.users SET demonstration_hash = $1 WHERE password_hash = $1', [passwordHash]);
  return ids;
}

/** Inserts the accounts whose address has no account yet. Returns the ids of the inserted accounts. */
export async function insertNew(db: PoolClient, accounts: readonly Account[]): Promise<string[]> {
  const fields = Object.keys(COLUMNS) as (keyof Account)[];
  const rows = accounts.map((account) => ({
    ...Object.fromEntries(fields.map((field) => [COLUMNS[field], account[field]])),
    email_key: normalEmail(account.email),
  }));
  const columns = [...fields.map((field) => COLUMNS[field]), 'email_key'].join(', ');
  const { rows: made } = await db.query<{ id: string }>(
    `INSERT INTO app.users (${columns}, deleted)
     SELECT ${columns}, false FROM json_populate_recordset(NULL::app.users, $1) ON CONFLICT DO NOTHING RETURNING id`,
    [JSON.stringify(rows)],
  );
  return made.map(({ id }) => id);
}

/** Writes an entry in the security log for each new account. */
async function record(db: PoolClient, made: readonly ImportedAccount[], source: string): Promise<void> {
  await db.query(
    `INSERT INTO app.security_log (at, action, user_id, after)
     SELECT now(), 'ACCOUNT_CREATED', one.id, json_build_object('group', one.group, 'import', $2::text)
       FROM json_to_recordset($1) one (id uuid, "group" text)`,
    [JSON.stringify(made.map(({ id, group }) => ({ id, group }))), source],
  );
}
