import type { Pool, PoolClient } from 'pg';
import { type GroupName, normalEmail, type PersonFields, type SeniorityLevel } from '../../contracts';
import { inTransaction } from '../../platform/postgres';
import type { Account } from '../users/account';
import { COLUMNS } from '../users/columns';
import { newAccount } from '../users/new-account';
import { hashPassword } from '../users/passwords';

/** An account from elsewhere, with the id by which the events know it. */
export interface ImportedAccount extends PersonFields {
  id: string;
  email: string;
  group: GroupName;
  seniorityLevel: SeniorityLevel | null;
}

export interface ImportOptions {
  createdAt: Date;
  /** Shared by all these accounts; null: nobody can sign in before they have asked for a password of their own. */
  password: string | null;
  /** Marks them as accounts of the demonstration: everybody knows the password. */
  isDemonstration: boolean;
  /** From where they come, for the entries of the security log; null: none, as for generated data. */
  source: string | null;
}

const AT_ONCE = 1_000;

/**
 * Creates many accounts at once, for generated data and for imports. An existing account of an address is kept. Returns the
 * id of each account by its normalised address.
 */
export async function importAccounts(
  pool: Pool,
  people: readonly ImportedAccount[],
  { createdAt, password, isDemonstration, source }: ImportOptions,
): Promise<Map<string, string>> {
  const passwordHash = password === null ? null : await hashPassword(password);
  const ids = new Map<string, string>();
  for (let from = 0; from < people.length; from += AT_ONCE) {
    const accounts = people.slice(from, from + AT_ONCE).map(({ id, group, seniorityLevel, ...person }) => ({
      ...newAccount(id, person, group, createdAt),
      seniorityLevel,
      passwordHash,
    }));
    // The entries are stored with the accounts, or neither is.
    await inTransaction(pool, async (db) => {
      const made = new Set(await insertNew(db, accounts));
      const told = people.slice(from, from + AT_ONCE).filter(({ id }) => made.has(id));
      if (source !== null) await record(db, told, source);
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

/** The ids of those that were made: an address that has an account keeps it. */
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

/** An entry of the security log for each new account. */
async function record(db: PoolClient, made: readonly ImportedAccount[], source: string): Promise<void> {
  await db.query(
    `INSERT INTO app.security_log (at, action, user_id, after)
     SELECT now(), 'ACCOUNT_CREATED', one.id, json_build_object('group', one.group, 'import', $2::text)
       FROM json_to_recordset($1) one (id uuid, "group" text)`,
    [JSON.stringify(made.map(({ id, group }) => ({ id, group }))), source],
  );
}
