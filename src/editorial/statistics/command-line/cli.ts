import type { Pool } from 'pg';
import { DEFAULT_SETTINGS } from '../../../contracts';
import { PeopleStore } from '../../../identity/public';
import { systemClock } from '../../../platform/clock';
import { type AppConfig, loadConfig } from '../../../platform/config/config';
import { createEventStoreDb } from '../../../platform/event-store/eventstoredb/create-event-store-db';
import { refuseForeignReads } from '../../../platform/event-store/identity/refuse-foreign-reads';
import type { EventStore } from '../../../platform/event-store/port';
import { openPostgresLog } from '../../../platform/event-store/postgres/open-postgres-log';
import { QuarantinedReads } from '../../../platform/event-store/quarantine/quarantined-reads';
import { typedIn, writablePath } from '../../../platform/output-file/output-file';
import { createPool, openDatabase } from '../../../platform/postgres';
import { SettingsStore } from '../../../platform/settings';
import type { Names } from '../reports';
import { runStatistics } from './run-statistics';
import { InvalidArguments, statisticsOrder } from './statistics-words';

const complain = (line: string): void => void process.stderr.write(`${line}\n`);

const folder = typedIn();

/** Reads the log of the configured store, with or without a running server. Reports wrong arguments, and a file that cannot be written, before the database is opened. */
async function main(words: string[]): Promise<void> {
  const order = statisticsOrder(words);
  if (order.out !== null) await writablePath(order.out, folder);
  const config = loadConfig(process.env, 'tool');
  const database = await openDatabase(config, { join: true, onTrouble: complain });
  const pool = createPool(database.url, complain);
  try {
    // Opened before the pool's connections become read-only: it may still create temporary tables, and nothing else.
    const session = await pool.connect();
    const store = await openLog(config, pool);
    const surroundings = { ...(await surroundingsOf(pool)), now: systemClock.now(), folder, report: complain };
    try {
      await refuseForeignReads(pool, store.log);
      await runStatistics(
        { store: new QuarantinedReads(store.log), session, output: process.stdout, ...surroundings },
        order,
      );
    } finally {
      session.release(true);
      await store.close();
    }
  } finally {
    await pool.end();
    await database.stop();
  }
}

async function openLog(
  { eventStoreUrl }: AppConfig,
  pool: Pool,
): Promise<{ log: Pick<EventStore, 'readAll' | 'readStream' | 'head'>; close(): Promise<void> }> {
  if (eventStoreUrl === null) return { log: await openPostgresLog(pool), close: async () => undefined };
  const log = createEventStoreDb(eventStoreUrl);
  return { log, close: () => log.close() };
}

/** Data that the events do not contain: people's names, and the calendar on which days are counted. */
async function surroundingsOf(pool: Pool): Promise<{ names: Names; timeZone: string }> {
  const { rows } = await pool.query<{ known: boolean }>(
    "SELECT to_regclass('app.users') IS NOT NULL AND to_regclass('app.settings') IS NOT NULL AS known",
  );
  const nobody: Names = { briefs: async () => new Map() };
  if (!rows[0]?.known) return { names: nobody, timeZone: DEFAULT_SETTINGS.timeZone };
  return { names: new PeopleStore(pool), timeZone: (await new SettingsStore(pool).current()).timeZone };
}

/** A reader that stops early, such as `| head`, is not a failure. */
const isClosedPipe = (failure: unknown): boolean =>
  failure instanceof Error && (failure as NodeJS.ErrnoException).code === 'EPIPE';

void main(process.argv.slice(2)).catch((failure: unknown) => {
  if (isClosedPipe(failure)) return;
  complain(failure instanceof Error ? failure.message : String(failure));
  process.exitCode = failure instanceof InvalidArguments ? 2 : 1;
});
