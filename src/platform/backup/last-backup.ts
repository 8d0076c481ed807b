import type { Pool } from 'pg';
import type { AppConfig } from '../config/config';

/** Older only when two nightly backups in a row have failed. */
const OLDEST_BACKUP_HOURS = 50;

export interface LastBackup {
  at: Date;
  events: number;
  files: number;
  /** When it was restored into a scratch place and compared; null: never. */
  verifiedAt: Date | null;
}

/** The newest finished backup of this journal; null when there is none. For the operator's pages and metrics. */
export async function lastBackup(pool: Pool): Promise<LastBackup | null> {
  const { rows } = await pool.query<LastBackup>(
    'SELECT at, events::float8 AS events, files::float8 AS files, verified_at AS "verifiedAt" FROM app.backups ORDER BY at DESC LIMIT 1',
  );
  return rows[0] ?? null;
}

/** What the status says about the newest backup. Outside production a journal needs none. */
export function backupProblem(
  last: Pick<LastBackup, 'at'> | null,
  now: Date,
  nodeEnv: AppConfig['nodeEnv'],
): string | null {
  if (!last) return nodeEnv === 'production' ? 'no backup has been made yet' : null;
  if (now.getTime() - last.at.getTime() < OLDEST_BACKUP_HOURS * 3_600_000) return null;
  return `the newest backup is of ${last.at.toISOString()}`;
}

/** Keeps a record of a finished backup. */
export async function recordBackup(pool: Pool, { at, events, files }: Omit<LastBackup, 'verifiedAt'>): Promise<void> {
  await pool.query('INSERT INTO app.backups (at, events, files) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
    at,
    events,
    files,
  ]);
}

export async function recordVerification(pool: Pool, at: Date, verifiedAt: Date): Promise<void> {
  await pool.query('UPDATE app.backups SET verified_at = $2 WHERE at = $1', [at, verifiedAt]);
}
