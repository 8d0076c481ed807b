import { join, resolve } from 'node:path';
import type { Pool } from 'pg';
import type { EventStore } from '../../../platform/event-store/port';
import type { ByMonthWords } from './by-month-words';
import { exportByMonth } from './export-by-month';

export interface ByMonthContext {
  /** The log as it is stored; personal texts stay encrypted. */
  store: EventStore;
  /** Pool of the journal's Postgres database, also if its events are in EventStoreDB. */
  pool: Pool;
  dataDir: string;
  /** Base folder of a relative path. */
  folder: string;
  /** Messages for people. */
  report(line: string): void;
}

/** The folder of the export if there is no `--out`. */
export const defaultExportFolder = (dataDir: string): string => join(dataDir, 'analysis');

const LOCK = 'quire events by month';

/** Runs the command, only one at a time for a journal. @throws FolderRefused, or Error when another export is running. */
export async function runByMonth(context: ByMonthContext, { out, anew }: ByMonthWords): Promise<void> {
  const { store, pool, dataDir, report } = context;
  const folder = out === null ? defaultExportFolder(dataDir) : resolve(context.folder, out);
  const began = Date.now();
  const { added, total } = await withExportLock(pool, () => exportByMonth(store, { folder, anew }));
  const seconds = Math.max(Date.now() - began, 1) / 1000;
  report(`Added ${added} events to ${folder} in ${seconds.toFixed(1)} s; it has ${total} now.`);
}

/** Runs the work under an advisory lock. The lock ends with its connection, so also when this process is killed. */
async function withExportLock<Done>(pool: Pool, work: () => Promise<Done>): Promise<Done> {
  const client = await pool.connect();
  try {
    const sql = 'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS held';
    const { rows } = await client.query<{ held: boolean }>(sql, [LOCK]);
    if (!rows[0]?.held) throw new Error('Another export by month of this journal is running. Wait until it has ended.');
    return await work();
  } finally {
    client.release(true);
  }
}
