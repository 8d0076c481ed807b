import 'reflect-metadata';
import { announce } from './announce';
import { createApp, type QuireApp } from './bootstrap';
import { makeDemoData } from './make-demo-data';
import { type AppConfig, loadConfig, localUrl } from './platform/config/config';
import { freePort } from './platform/postgres/embedded/free-port';

/** Longer than a stop in good order takes. */
const GIVE_UP_AFTER_MS = 9_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** PORT=0: the port is chosen now, so that addresses in mails can name it. */
async function withPort(config: AppConfig): Promise<AppConfig> {
  if (config.port !== 0) return config;
  const port = await freePort();
  return { ...config, port, publicUrl: config.publicUrl === localUrl(0) ? localUrl(port) : config.publicUrl };
}

function stopOnce(quire: QuireApp): (code: number) => void {
  let stopping = false;
  return (code) => {
    if (stopping) return;
    stopping = true;
    process.exitCode = code;
    setTimeout(() => process.exit(code || 1), GIVE_UP_AFTER_MS).unref();
    void quire.stop().then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
}

function stopWhenAsked(stop: (code: number) => void): void {
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
  // Started by scripts/start.mjs: when that is gone, nobody is left to stop us.
  process.once('disconnect', () => stop(0));
  const onFault = (failure: unknown): void => {
    process.stderr.write(`${failure instanceof Error ? failure.stack : String(failure)}\n`);
    stop(1);
  };
  process.on('uncaughtException', onFault);
  process.on('unhandledRejection', onFault);
}

async function main(): Promise<void> {
  const config = await withPort(loadConfig());
  const quire = await createApp(config);
  stopWhenAsked(stopOnce(quire));
  await quire.listen();
  announce(config, say);
  await makeDemoData(quire.app, config, say);
}

main().catch((failure: unknown) => {
  process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exit(1);
});
