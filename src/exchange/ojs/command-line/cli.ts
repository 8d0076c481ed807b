import type { Pool } from 'pg';
import { openLog } from '../../../article';
import { refuseUnfinishedRestore } from '../../../platform/backup/restoring/restore-mark';
import { openBlobs } from '../../../platform/blobs';
import { systemClock } from '../../../platform/clock';
import { type AppConfig, loadConfig } from '../../../platform/config/config';
import { refuseFormerPlace } from '../../../platform/event-store/copy/place';
import { refuseForeignReads } from '../../../platform/event-store/identity/refuse-foreign-reads';
import { GraphileJobs } from '../../../platform/jobs';
import { createPool, openDatabase } from '../../../platform/postgres';
import { importCommand } from './import-command';
import { IMPORT_USAGE, type ImportOrder, importOrder, InvalidImportArguments } from './import-words';

import 'reflect-metadata';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

async function run(pool: Pool, config: AppConfig, order: ImportOrder): Promise<number> {
  await refuseFormerPlace(pool, config.eventStoreUrl);
  const store = await openLog(pool, config);
  try {
    await refuseForeignReads(pool, store);
    const blobs = await openBlobs(config);
    const jobs = config.documentsOnSubmission ? new GraphileJobs(pool) : null;
    return await importCommand({ pool, store, blobs, jobs, clock: systemClock, print }, order);
  } finally {
    await store.close();
  }
}

/** @throws Error on a database with which no server of this release has been started. */
async function requireTables(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ found: boolean }>("SELECT to_regclass('app.import_runs') IS NOT NULL AS found");
  if (!rows[0]?.found)
    throw new Error(
      'This database has no tables for imports. Check DATABASE_URL and DATA_DIR, or start the server once.',
    );
}

/** Imports into the journal of the settings, with the server stopped. Returns the exit code. */
async function main(words: string[]): Promise<number> {
  const order = importOrder(words);
  const config = loadConfig(process.env, 'tool');
  const database = await openDatabase(config, { join: true, onTrouble: complain });
  const pool = createPool(database.url, complain);
  try {
    await refuseUnfinishedRestore(pool);
    await requireTables(pool);
    return await run(pool, config, order);
  } finally {
    await pool.end();
    await database.stop();
  }
}

void main(process.argv.slice(2))
  .catch((failure: unknown) => {
    complain(failure instanceof Error ? failure.message : String(failure));
    if (!(failure instanceof InvalidImportArguments)) return 1;
    complain(`\n${IMPORT_USAGE}`);
    return 2;
  })
  .then((code) => {
    process.exitCode = code;
  });
