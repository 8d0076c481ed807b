import type { Pool } from 'pg';
import { MIGRATIONS } from './app.module';
import { openLog } from './article';
import { IMPORT_USAGE, importCommand, WrongImportWords } from './exchange/ojs/command-line/import-command';
import { openBlobs } from './platform/blobs';
import { systemClock } from './platform/clock';
import { type AppConfig, loadConfig } from './platform/config/config';
import { refuseFormerPlace } from './platform/event-store/copy/place';
import { createKnex, createPool, openDatabase, runMigrations } from './platform/postgres';

import 'reflect-metadata';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

async function run(pool: Pool, config: AppConfig, words: string[]): Promise<number> {
  await refuseFormerPlace(pool, config.eventStoreUrl);
  const store = await openLog(pool, config);
  try {
    const blobs = await openBlobs(config);
    return await importCommand({ pool, store, blobs, clock: systemClock, print }, words);
  } finally {
    await store.close();
  }
}

/** Imports into the journal of the settings, with the server stopped. Returns the exit code. */
async function main(words: string[]): Promise<number> {
  const config = loadConfig(process.env, 'tool');
  const database = await openDatabase(config, { join: true, onTrouble: complain });
  const pool = createPool(database.url, complain);
  const knex = createKnex(database.url);
  try {
    await runMigrations(knex, MIGRATIONS);
    return await run(pool, config, words);
  } finally {
    await Promise.allSettled([knex.destroy(), pool.end()]);
    await database.stop();
  }
}

void main(process.argv.slice(2))
  .catch((failure: unknown) => {
    complain(failure instanceof Error ? failure.message : String(failure));
    if (!(failure instanceof WrongImportWords)) return 1;
    complain(`\n${IMPORT_USAGE}`);
    return 2;
  })
  .then((code) => {
    process.exitCode = code;
  });
