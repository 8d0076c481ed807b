import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Pool } from 'pg';
import { addHealthChecks } from './add-health-checks';
import { AppModule, MIGRATIONS } from './app.module';
import { ChangeStreams } from './changes/streams/change-streams';
import { loadLanguage, speakBy } from './contracts';
import { countDemonstrationAccounts } from './identity/public';
import { GetSettingsReader } from './journal/queries/get-settings/get-settings.reader';
import { refuseUnfinishedRestore } from './platform/backup/restoring/restore-mark';
import type { Clock } from './platform/clock';
import type { AppConfig } from './platform/config/config';
import { ConfigError } from './platform/config/config-error';
import { refuseWrongLog } from './platform/event-store/identity/refuse-wrong-log';
import { watchLog } from './platform/event-store/identity/watch-log';
import { EVENT_STORE } from './platform/event-store/port';
import { StoreWatch } from './platform/event-store/store-watch';
import { configureHttp, HTTP_OPTIONS } from './platform/http/configure-http';
import { serveOnlyHealth } from './platform/http/health/serve-only-health';
import { backdateRequest } from './platform/http/request/backdating';
import { limitTimeouts } from './platform/http/request/http-timeouts';
import { languageNow } from './platform/language/current-language';
import { refuseForeignDataKey } from './platform/personal-data';
import type { PlatformParts } from './platform/platform.module';
import {
  createKnex,
  createPool,
  type Database,
  endCallsWhenFrozen,
  LONGEST_STATEMENT_MS,
  openDatabase,
  refuseNewerDatabase,
  runMigrations,
} from './platform/postgres';
import { PRESENCE_CONNECTIONS, ServerPresence } from './platform/reactions';
import { recordReads } from './platform/read-models/record-reads';
import { serveClient } from './platform/web-client/serve-client';

/** The whole application, ready to listen. */
export interface QuireApp {
  app: NestExpressApplication;
  config: AppConfig;
  database: Database;
  /** Listens on HOST:PORT of the settings. */
  listen(): Promise<void>;
  /** Calls back when, after an outage, the event store turns out to be a different one, or a tool needs all servers stopped. */
  onMustStop(report: (message: string) => void): void;
  /** Ends everything that was started, within five seconds; requests in progress get a moment to finish. */
  stop(): Promise<void>;
}

const REQUESTS_WITHIN_MS = 1_000;
const MODULES_WITHIN_MS = 3_000;
const PRESENCE_WITHIN_MS = 500;

/**
 * Sets up what the server and the tests have in common: database, tables, modules, routes. Tests pass their own clock. Waits for an
 * EventStoreDB that is unavailable, until `stopping` aborts.
 * @throws Error when something cannot be started; everything already started is stopped then.
 */
export async function createApp(
  config: AppConfig,
  clock?: Clock,
  stopping: AbortSignal = new AbortController().signal,
): Promise<QuireApp> {
  const warn = (message: string): void => void process.stderr.write(`${message}\n`);
  await loadLanguage('nl');
  speakBy(languageNow);
  if (config.eventStoreUrl !== null) {
    // Its client takes a second to load.
    const { awaitEventStore } = await import('./platform/event-store/await-event-store');
    await awaitEventStore(config.eventStoreUrl, warn, stopping);
    stopping.throwIfAborted();
  }
  const database = await openDatabase(config, { onTrouble: warn });
  const most = config.databaseConnections - PRESENCE_CONNECTIONS;
  const pool = createPool(database.url, warn, { longestMs: LONGEST_STATEMENT_MS, most });
  endCallsWhenFrozen(pool, warn);
  recordReads(pool);
  const knex = createKnex(database.url);
  let presence: ServerPresence | undefined;
  try {
    presence = await ServerPresence.begin(database.url, config.roles, warn);
    await refuseUnfinishedRestore(pool);
    await refuseNewerDatabase(pool, MIGRATIONS);
    await runMigrations(knex, MIGRATIONS);
    await refuseDemonstration(config, pool);
    await refuseForeignDataKey(pool, config.dataKey);
    await refuseWrongLog(pool, config.eventStoreUrl);
    stopping.throwIfAborted();
    const app = await createNest({ config, pool, knex, clock });
    return started({ app, config, database, pool, presence });
  } catch (failure) {
    await Promise.allSettled([knex.destroy(), pool.ended ? null : pool.end(), presence?.end()]);
    await database.stop();
    throw failure;
  }
}

interface Started extends Pick<QuireApp, 'app' | 'config' | 'database'> {
  pool: Pool;
  presence: ServerPresence;
}

function started({ app, config, database, pool, presence }: Started): QuireApp {
  return {
    ...{ app, config, database },
    listen: () => listen(app, config),
    onMustStop: (report) => {
      watchLog(pool, app.get(EVENT_STORE), app.get(StoreWatch), report);
      presence.onTool(report);
    },
    stop: () => stop(app, database, presence),
  };
}

/** @throws ConfigError in production with accounts whose password is public (lifecycle, section 5 (10)). */
async function refuseDemonstration({ nodeEnv }: AppConfig, pool: Pool): Promise<void> {
  const found = nodeEnv === 'production' ? await countDemonstrationAccounts(pool) : 0;
  if (found === 0) return;
  const what = found === 1 ? 'a demonstration account' : `${found} demonstration accounts`;
  throw new ConfigError([
    `NODE_ENV must not be 'production' while the database has ${what}, whose password everybody knows. Use an empty database, ` +
      'or close them with: npm run webmaster -- --close-demonstration. An account with a new password is none of them',
  ]);
}

async function createNest(parts: PlatformParts): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(parts), {
    ...HTTP_OPTIONS,
    abortOnError: false,
  });
  configureHttp(app);
  app.use(backdateRequest);
  if (parts.config.roles.has('web'))
    serveClient(app, { settings: () => app.get(GetSettingsReader, { strict: false }).read(null) });
  else app.use(serveOnlyHealth);
  addHealthChecks(app);
  return app;
}

/** @throws Error that names the setting to change when the address is not available. */
async function listen(app: NestExpressApplication, { port, host }: AppConfig): Promise<void> {
  limitTimeouts(app.getHttpServer());
  try {
    await app.listen(port, host);
  } catch (failure) {
    const { code } = failure as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new Error(`PORT ${port} is in use by another program: stop that program, or set PORT`);
    if (code === 'EACCES') throw new Error(`PORT ${port} may not be used by this account: set PORT to another one`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new Error(`HOST must be an address of this machine (it is '${host}')`);
    throw failure;
  }
}

async function stop(app: NestExpressApplication, database: Database, presence: ServerPresence): Promise<void> {
  const server = app.getHttpServer();
  if (server.listening) {
    server.close();
    // Change streams never end on their own, and the shutdown waits for everything else.
    app.get(ChangeStreams, { strict: false }).end();
    server.closeIdleConnections();
    await within(REQUESTS_WITHIN_MS, once(server, 'close'));
  }
  await within(MODULES_WITHIN_MS, app.close());
  await within(PRESENCE_WITHIN_MS, presence.end());
  await database.stop();
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, sleep(milliseconds, undefined, { ref: false })]);
}
