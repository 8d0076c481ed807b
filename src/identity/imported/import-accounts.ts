import type { Pool } from 'pg';
import { type GroupName, normalEmail, type PersonFields, type SeniorityLevel } from '../../contracts';
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
}

const AT_ONCE = 1_000;

/**
 * Creates many accounts at once, for generated data and for imports. An existing account of an address is kept. Returns the
 * id of each account by its normalised address.
 */
export async function importAccounts(
  pool: Pool,
  people: readonly ImportedAccount[],
  { createdAt, password, isDemonstration }: ImportOptions,
): Promise<Map<string, string>> {
  const passwordHash = password === null ? null : await hashPassword(password);
  const ids = new Map<string, string>();
  for (let from = 0; from < people.length; from += AT_ONCE) {
    const accounts = people.slice(from, from + AT_ONCE).map(({ id, group, seniorityLevel, ...person }) => ({
      ...newAccount(id, person, group, createdAt),
      seniorityLevel,
      passwordHash,
    }));
    await insert(pool, accounts);
    const emails = accounts.map(({ email }) => normalEmail(email));
    const sql = 'SELECT id, email_key FROM app.users WHERE email_key = ANY($1) AND NOT deleted';
    const { rows } = await pool.query<{ id: string; email_key: string }>(sql, [emails]);
    for (const { id, email_key } of rows) ids.set(email_key, id);
  }
  if (isDemonstration)
    await pool.query('UPDATE app.users SET demonstration_hash = $1 WHERE password_hash = $1', [passwordHash]);
  return ids;
}

async function insert(pool: Pool, accounts: readonly Account[]): Promise<void> {
  const fields = Object.keys(COLUMNS) as (keyof Account)[];
  const rows = accounts.map((account) => ({
    ...Object.fromEntries(fields.map((field) => [COLUMNS[field], account[field]])),
    email_key: normalEmail(account.email),
  }));
  const columns = [...fields.map((field) => COLUMNS[field]), 'email_key'].join(', ');
  await pool.query(
    `INSERT INTO app.users (${columns}, deleted)
     SELECT ${columns}, false FROM json_populate_recordset(NULL::app.users, $1) ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows)],
  );
}
