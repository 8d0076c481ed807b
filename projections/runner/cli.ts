import { openLog } from '../../src/article';
import { refuseUnfinishedRestore } from '../../src/platform/backup/restoring/restore-mark';
import { type AppConfig, loadConfig } from '../../src/platform/config/config';
import { refuseForeignReads } from '../../src/platform/event-store/identity/refuse-foreign-reads';
import { createPool, openDatabase } from '../../src/platform/postgres';
import { projectionsFor } from '..';
import { runCommand } from './commands';
import { InvalidArguments, projectionOrder } from './projection-words';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

/** All read models that a deployment can have: which it has is known from the settings, which are read after the words. */
const NAMES = projectionsFor({ eventStoreUrl: 'esdb://any' }).map(({ name }) => name);

/** Works on the configured database, with or without a running server. Returns the exit code. */
async function main(words: string[]): Promise<number> {
  projectionOrder(words, NAMES);
  return inDatabase(loadConfig(process.env, 'tool'), words);
}

async function inDatabase(config: AppConfig, words: string[]): Promise<number> {
  const database = await openDatabase(config, { join: true, onTrouble: complain });
  const pool = createPool(database.url, complain);
  try {
    await refuseUnfinishedRestore(pool);
    const store = await openLog(pool, config);
    try {
      await refuseForeignReads(pool, store);
      return await runCommand({ pool, store, projections: projectionsFor(config), print }, words);
    } finally {
      await store.close();
    }
  } finally {
    await pool.end();
    await database.stop();
  }
}

void main(process.argv.slice(2))
  .catch((failure: unknown) => {
    complain(failure instanceof Error ? failure.message : String(failure));
    return failure instanceof InvalidArguments ? 2 : 1;
  })
  .then((code) => {
    process.exitCode = code;
  });
