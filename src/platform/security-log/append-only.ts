import type { PoolClient } from 'pg';

/** Name of the setting that lets a transaction change or delete entries of the security log. */
export const OPEN_SETTING = 'quire.security_log';

/**
 * Until the end of the transaction of `db` entries of the security log may be changed and deleted. Only an erasure of a person and
 * retention do that; the database refuses it everywhere else (ASVS 7.3.3).
 */
export async function openSecurityLog(db: PoolClient): Promise<void> {
  await db.query("SELECT set_config($1, 'open', true)", [OPEN_SETTING]);
}
