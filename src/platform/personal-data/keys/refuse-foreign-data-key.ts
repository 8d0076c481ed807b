import type { Pool } from 'pg';
import { ConfigError } from '../../config/config-error';
import { ForeignKey, MasterKey } from './master-key';

/**
 * Call it at a start, before anything is written. It checks that DATA_KEY is the key with which the personal data of this database are
 * encrypted.
 * @throws ConfigError
 */
export async function refuseForeignDataKey(pool: Pool, dataKey: string): Promise<void> {
  const sql = 'SELECT DISTINCT master FROM app.person_keys WHERE master IS NOT NULL LIMIT 2';
  const { rows } = await pool.query<{ master: string }>(sql);
  const { id } = new MasterKey(dataKey);
  if (rows.some(({ master }) => master !== id)) throw new ConfigError([new ForeignKey().message]);
}
