import type { Pool } from 'pg';
import { ForeignLog, markedBeyond, OLDER_LOG_MESSAGE } from './log-identity';
import type { LogReads } from './seen-events';

/**
 * For tools that read a log and start no server: with the event store of another journal they would fill lists, statistics and exports with
 * foreign events or with none. Writes nothing. A database without a journal may read any log.
 * @throws ForeignLog
 */
export async function refuseForeignReads(pool: Pool, store: LogReads): Promise<void> {
  const { rows } = await pool.query<{ known: boolean }>("SELECT to_regclass('app.log_identity') IS NOT NULL AS known");
  if (!rows[0]?.known) return;
  if ((await markedBeyond(pool, store)) !== null) throw new ForeignLog('ends-before', OLDER_LOG_MESSAGE);
}
