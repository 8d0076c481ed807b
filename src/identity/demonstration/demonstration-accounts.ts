import type { Pool } from 'pg';
import type { GroupName } from '../../contracts';
import { inTransaction } from '../../platform/postgres';
import { accountEntries } from '../security/account-entries';
import { SecurityLog } from '../security/security-log';
import { type Account, groupIdOf } from '../users/account';
import { ACCOUNT_SELECT } from '../users/columns';
import { UserStore } from '../users/user.store';

/** SQL condition for demonstration accounts. With a new password, an account is like any other. */
const IS_DEMONSTRATION = 'NOT deleted AND demonstration_hash IS NOT NULL AND password_hash = demonstration_hash';
const CLOSED: GroupName = 'guest';

/** Number of accounts that still have the publicly known password of the demonstration. */
export async function countDemonstrationAccounts(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM app.users WHERE ${IS_DEMONSTRATION}`,
  );
  return rows[0]?.n ?? 0;
}

/** Ways to sign in that anyone may have added to a demonstration account, since its password is publicly known. */
const WAYS_IN = [
  'app.factors',
  'app.recovery_codes',
  'app.second_step_tickets',
  'app.sign_in_links',
  'app.address_links',
] as const;

/**
 * Takes password, sessions and group from every demonstration account, with entries in the security log. The rows stay, because
 * articles name these people. Returns how many there were. A running server applies this within seconds.
 */
export async function closeDemonstrationAccounts(pool: Pool): Promise<number> {
  const [users, log] = [new UserStore(pool), new SecurityLog(pool)];
  return inTransaction(pool, async (db) => {
    const { rows } = await db.query<Account>(
      `SELECT ${ACCOUNT_SELECT} FROM app.users WHERE ${IS_DEMONSTRATION} FOR UPDATE`,
    );
    for (const account of rows) {
      const change = { passwordHash: null, oneTimeHash: null, oneTimeExpires: null, oneTimePurpose: null };
      const closed = await users.update(account.id, { ...change, groupId: groupIdOf(CLOSED) }, db);
      for (const entry of accountEntries(account, closed))
        await log.record({ ...entry, by: null, userId: account.id }, db);
    }
    await db.query(
      'UPDATE app.sessions SET revoked_at = now() WHERE (user_id = ANY($1) OR real_user_id = ANY($1)) AND revoked_at IS NULL',
      [rows.map(({ id }) => id)],
    );
    for (const table of WAYS_IN)
      await db.query(`DELETE FROM ${table} WHERE user_id = ANY($1)`, [rows.map(({ id }) => id)]);
    return rows.length;
  });
}
