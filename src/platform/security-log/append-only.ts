import type { PoolClient } from 'pg';

/** Name of the setting that lets a transaction change or delete entries of the security log. */
export const OPEN_SETTING = 'quire.security_log';

/**
 * Allows changes and deletions of entries of the security log until the end of the transaction of `db`. Only the erasure of a person and
 * retention use it; otherwise the database refuses them (ASVS 7.3.3).
 */
export async function openSecurityLog(db: PoolClient): Promise<void> {
  await db.query("SELECT set_config($1, 'open', true)", [OPEN_SETTING]);
}
