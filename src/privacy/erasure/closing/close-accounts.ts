import type { PoolClient } from 'pg';
import { SESSIONS_CHANGED } from '../../../platform/http/access/request-user';
import type { ProcessNotifications } from '../../../platform/process-notifications';

/** Tables of the ways into an account: each of them works without the password. */
const WAYS_IN = [
  ...['factors', 'recovery_codes', 'passkey_challenges', 'second_step_tickets', 'sign_in_links', 'sign_in_flows'],
  ...['api_keys', 'calendar_links'],
].map((name) => `app.${name}`);

/** Ends all sessions of these accounts and removes every way to sign in to them. `db` is in a transaction. */
export async function closeAccounts(
  db: PoolClient,
  notifications: ProcessNotifications,
  ids: readonly string[],
): Promise<void> {
  await db.query(
    `UPDATE app.users SET password_hash = NULL, one_time_hash = NULL, one_time_expires = NULL, one_time_purpose = NULL
     WHERE id::text = ANY($1)`,
    [ids],
  );
  for (const table of WAYS_IN) await db.query(`DELETE FROM ${table} WHERE user_id::text = ANY($1)`, [ids]);
  await db.query(
    `UPDATE app.sessions SET revoked_at = now()
     WHERE (user_id::text = ANY($1) OR real_user_id::text = ANY($1)) AND revoked_at IS NULL`,
    [ids],
  );
  await notifications.notify(SESSIONS_CHANGED, '', db);
}
