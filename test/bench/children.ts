import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LoadOrder, LoadResult } from './load-child';
import type { ServerReport } from './server-child';

const REGISTER = join(__dirname, '../../scripts/swc-register.cjs');

type Message<Result> = { result: Result } | { error: string };

async function firstMessage<Result>(child: ChildProcess): Promise<Result> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`A process of the bench ended with ${code}`);
  });
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [Message<Result>];
  // Its later end, which is wanted, must not count as a failure that nobody handles.
  ended.catch(() => undefined);
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

/** Loads the server from a process of its own. */
export async function load(order: LoadOrder): Promise<LoadResult> {
  const child = start('load-child.ts', {});
  const ended = once(child, 'exit');
  child.send(order);
  const result = await firstMessage<LoadResult>(child);
  await ended;
  return result;
}

export interface BenchServer extends ServerReport {
  stop(): Promise<void>;
}

/** The whole server with the Postgres it brings along, durable as in use, on an empty folder. */
export async function startServer(dataDir: string, clients: number): Promise<BenchServer> {
  const profile = process.env['BENCH_PROFILE'];
  const env = {
    NODE_ENV: 'production',
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
  return { ...report, stop };
}
