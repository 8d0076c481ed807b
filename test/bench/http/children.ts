import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LoadOrder, LoadResult } from './load-child';
import type { ServerReport } from './server-child';

const REGISTER = join(__dirname, '../../../scripts/swc-register.cjs');

type Message<Result> = { result: Result } | { error: string };

/** @throws Error when the process reports one, or exits without a message. */
async function firstMessage<Result>(child: ChildProcess): Promise<Result> {
  const over = new AbortController();
  const { signal } = over;
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`A process of the bench ended with ${code}`);
  });
  // The promise that settles later is ignored.
  ended.catch(() => undefined);
  const [message] = (await Promise.race([once(child, 'message', { signal }), ended]).finally(() => over.abort())) as [
    Message<Result>,
  ];
  if ('error' in message) throw new Error(message.error);
  return message.result;
}

function start(file: string, env: NodeJS.ProcessEnv, nodeOptions: string[] = []): ChildProcess {
  return fork(join(__dirname, file), {
    execArgv: ['--require', REGISTER, ...nodeOptions],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** Generates load on the server from a separate process. */
export async function load(order: LoadOrder): Promise<LoadResult> {
  const child = start('load-child.ts', {});
  const ended = once(child, 'exit');
  child.send(order);
  const result = await firstMessage<LoadResult>(child);
  await ended;
  return result;
}

export interface BenchServer extends ServerReport {
  /** Milliseconds of CPU time used by the server's process (without Postgres). */
  usedMs(): Promise<number>;
  stop(): Promise<void>;
}

/** The whole server with its bundled Postgres, with durable settings as in production, on an empty folder. */
export async function startServer(dataDir: string, clients: number): Promise<BenchServer> {
  const profile = process.env['BENCH_PROFILE'];
  const env = {
    // Production needs a mail server. Its log is as long as there.
    NODE_ENV: 'test',
    LOG_LEVEL: 'info',
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: '0',
    RATE_LIMIT_FACTOR: '100000',
    BENCH_CLIENTS: String(clients),
    DATABASE_URL: '',
    EVENT_STORE_URL: process.env['EVENT_STORE_URL'] ?? '',
    SMTP_URL: '',
  };
  const child = start('server-child.ts', env, profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : []);
  const ended = once(child, 'exit');
  const report = await firstMessage<ServerReport>(child);
  const stop = async (): Promise<void> => {
    child.disconnect();
    await ended;
  };
  const usedMs = (): Promise<number> => {
    child.send('used');
    return firstMessage<number>(child);
  };
  return { ...report, usedMs, stop };
}
