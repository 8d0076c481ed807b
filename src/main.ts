import type { QuireApp } from './bootstrap';
import { keepCompiledCode, writeLater } from './platform/compiled-code/compiled-code';
import { type AppConfig, loadConfig, localUrl } from './platform/config/config';
import { renameWarnings } from './platform/config/renamed/renamed-settings';
import { freePort } from './platform/postgres/embedded/free-port';
import { reasonOf } from './platform/reasons/reason-of';
import { withoutAddresses } from './platform/reasons/without-addresses';
import { nameSourceLines } from './platform/source-lines';
import { isStoreUnavailable } from './platform/store-unavailable/is-store-unavailable';

import 'reflect-metadata';

nameSourceLines();

/** Longer than a clean stop takes. */
const GIVE_UP_AFTER_MS = 9_000;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** PORT=0: choose the port now, so that addresses in mails can contain it. */
async function withPort(config: AppConfig): Promise<AppConfig> {
  if (config.port !== 0) return config;
  const port = await freePort();
  return { ...config, port, publicUrl: config.publicUrl === localUrl(0) ? localUrl(port) : config.publicUrl };
}

/** Stops the process once and cleanly, even during its start: a half-started part would outlive it. */
function stopOnce(starting: Promise<QuireApp>, stopped: AbortController): (code: number, message?: string) => void {
  let stopping = false;
  return (code, message) => {
    if (stopping) return;
    stopping = true;
    stopped.abort();
    if (message !== undefined) process.stderr.write(`${message}\n`);
    process.exitCode = code;
    setTimeout(() => process.exit(code || 1), GIVE_UP_AFTER_MS).unref();
    const end = async (): Promise<void> => (await starting.catch(() => null))?.stop();
    void end().then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
}

type Stop = ReturnType<typeof stopOnce>;

function stopWhenAsked(stop: Stop): void {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => stop(0));
  // The reader of our output may have exited. That is no reason to stop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  // scripts/start.mjs started this process: when it has exited, no other process will stop us.
  process.once('disconnect', () => stop(0));
  const onFault = (failure: unknown): void =>
    stop(1, withoutAddresses((failure instanceof Error && failure.stack) || reasonOf(failure)));
  process.on('uncaughtException', onFault);
  // While the store is unavailable a library may leave a promise rejection unhandled (graphile-worker does). That is no reason to stop:
  // callers get 503, and durable work resumes when the store is back.
  process.on('unhandledRejection', (failure) =>
    isStoreUnavailable(failure) ? process.stderr.write(`${withoutAddresses(reasonOf(failure))}\n`) : onFault(failure),
  );
}

/** @throws any failure except that of an unavailable store. */
function reportAway(failure: unknown): null {
  if (!isStoreUnavailable(failure)) throw failure;
  process.stderr.write(`${reasonOf(failure)}\n`);
  return null;
}

/** Prints what a person needs to know and, in development, fills an empty store with demonstration data. */
async function welcome({ app, config }: QuireApp): Promise<void> {
  const { Logger } = await import('@nestjs/common');
  const { announce } = await import('./announce.js');
  const { makeDemoData } = await import('./make-demo-data.js');
  const { HOW_TO_MAKE_A_WEBMASTER, Webmasters } = await import('./identity/public.js');
  // A store that becomes unavailable at this moment is no reason to stop: the server works, and the next start continues with the data.
  const demoData =
    config.nodeEnv === 'development' && config.roles.has('web') ? makeDemoData(app, config) : Promise.resolve(null);
  const createDemoArticles = await demoData.catch(reportAway);
  const hasWebmaster = await app.get(Webmasters, { strict: false }).exist().catch(reportAway);
  if (hasWebmaster === false) new Logger('Start').warn(HOW_TO_MAKE_A_WEBMASTER);
  announce(config, hasWebmaster ?? true, print);
  await createDemoArticles?.(print);
}

/** The application is loaded only here, so that wrong settings are reported immediately, its code is kept, and signals are handled from the start. */
async function start(config: AppConfig, stopping: AbortSignal): Promise<QuireApp> {
  const { createApp } = await import('./bootstrap.js');
  return createApp(config, undefined, stopping);
}

async function main(): Promise<void> {
  const config = await withPort(loadConfig());
  const writeCode = keepCompiledCode(config);
  for (const warning of renameWarnings(process.env)) process.stderr.write(`${warning}\n`);
  const stopped = new AbortController();
  const starting = start(config, stopped.signal);
  const stop = stopOnce(starting, stopped);
  stopWhenAsked(stop);
  try {
    const quire = await starting;
    quire.onMustStop((message) => stop(1, message));
    await quire.listen();
    await welcome(quire);
    writeLater(writeCode);
  } catch (failure) {
    stop(1, reasonOf(failure));
  }
}

main().catch((failure: unknown) => {
  process.stderr.write(`${reasonOf(failure)}\n`);
  process.exit(1);
});
