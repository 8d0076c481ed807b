import type { Pool } from 'pg';
import { type AppConfig, loadConfig } from '../../platform/config/config';
import { createEventStoreDb } from '../../platform/event-store/eventstoredb/create-event-store-db';
import { refuseForeignReads } from '../../platform/event-store/identity/refuse-foreign-reads';
import type { EventStore } from '../../platform/event-store/port';
import { openPostgresLog, readOnlyUrl } from '../../platform/event-store/postgres/open-postgres-log';
import { typedIn } from '../../platform/output-file/output-file';
import { createPool, openDatabase } from '../../platform/postgres';
import { EVENT_TYPES } from '../domain/event-types';
import { readableLog } from '../store/open-log';
import { byMonthWords, isByMonth } from './by-month/by-month-words';
import { runByMonth } from './by-month/run-by-month';
import { runCommand } from './commands';
import { exportOrder, InvalidArguments } from './export-words';

const complain = (line: string): void => void process.stderr.write(`${line}\n`);

/** The folder in which npm was called, not that of the project. */
const folder = typedIn();

/** Reads the events of the configured store, with or without a running server. Returns the exit code. */
async function main(words: string[]): Promise<number> {
  // Report wrong arguments before connecting to a database.
  const months = isByMonth(words) ? byMonthWords(words) : null;
  if (months === null) exportOrder(words, EVENT_TYPES);
  const config = loadConfig(process.env, 'tool');
  return fromStore(config, async (stored, pool) => {
    if (months === null) {
      const store = readableLog(stored, pool, config);
      return runCommand({ store, types: EVENT_TYPES, output: process.stdout, folder, report: complain }, words);
    }
    await runByMonth({ store: stored, pool, dataDir: config.dataDir, folder, report: complain }, months);
    return 0;
  });
}

/** The keys of personal texts are in Postgres, wherever the events are. */
async function fromStore(
  config: AppConfig,
  work: (stored: EventStore, pool: Pool) => Promise<number>,
): Promise<number> {
  const database = await openDatabase(config, { join: true, onTrouble: complain });
  const pool = createPool(readOnlyUrl(database.url), complain);
  const away = config.eventStoreUrl === null ? null : createEventStoreDb(config.eventStoreUrl);
  try {
    const stored = away ?? (await openPostgresLog(pool));
    await refuseForeignReads(pool, stored);
    return await work(stored, pool);
  } finally {
    await away?.close();
    await pool.end();
    await database.stop();
  }
}

/** True when the reader of the output has closed the pipe, as `| head` does. This is not a failure. */
const isClosedPipe = (failure: unknown): boolean =>
  failure instanceof Error && (failure as NodeJS.ErrnoException).code === 'EPIPE';

void main(process.argv.slice(2))
  .catch((failure: unknown) => {
    if (isClosedPipe(failure)) return 0;
    complain(failure instanceof Error ? failure.message : String(failure));
    return failure instanceof InvalidArguments ? 2 : 1;
  })
  .then((code) => {
    process.exitCode = code;
  });
