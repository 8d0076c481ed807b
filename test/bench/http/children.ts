import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { benchStoreOf } from '../store/bench-store';
import type { FloorReport, FloorSecret } from './floor-child';
import type { LoadOrder, LoadResult } from './load-child';
import type { ServerReport } from './server-child';

const REGISTER = join(__dirname, '../../../scripts/swc-register.cjs');

/** All servers of a run accept each other's tokens. */
const JWT_SECRET = randomBytes(24).toString('hex');

type Message<Result> = { result: Result } | { error: string };

/** @throws Error when the process reports one, or exits without a message. */
async function firstMessage<Result>(child: ChildProcess): Promise<Result> {
  const over = new AbortController();
  const { signal } = over;
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`A process of the bench ended with ${code}`);
  });
  // The result of the promise that settles later is ignored.
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
    stdio: ['ignore', process.env['BENCH_LOG'] ? 'inherit' : 'ignore', 'inherit', 'ipc'],
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

export interface BenchProcess {
  origin: string;
  /** Milliseconds of CPU time used by this process (without Postgres). */
  usedMs(): Promise<number>;
  stop(): Promise<void>;
}

export type BenchServer = ServerReport & BenchProcess;

/** Starts a program of the bench, and waits for its report that it serves. */
async function serve<Report extends { origin: string }>(
  file: string,
  env: NodeJS.ProcessEnv,
  nodeOptions: string[],
): Promise<Report & BenchProcess> {
  const child = start(file, env, nodeOptions);
  const ended = once(child, 'exit');
  const report = await firstMessage<Report>(child);
  const stop = async (): Promise<void> => {
    if (child.connected) child.disconnect();
    await ended;
  };
  const usedMs = (): Promise<number> => {
    child.send('used');
    return firstMessage<number>(child);
  };
  return { ...report, usedMs, stop };
}

/** `BENCH_PROFILE=folder` writes a CPU profile of each server. */
const profiled = (): string[] => {
  const folder = process.env['BENCH_PROFILE'];
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : [];
};

/** The bare server with which the writes are compared. `secret`: the form in which it has the secret of its tokens. */
export const startFloor = (databaseUrl: string, secret: FloorSecret): Promise<FloorReport & BenchProcess> =>
  serve<FloorReport>('floor-child.ts', { DATABASE_URL: databaseUrl, FLOOR_SECRET: secret }, profiled());

/** Data key of the journals that a bench fills over HTTP: parallel processes share it. */
export const DATA_KEY = 'the data key that all servers of the bench share, long enough';

/** The whole server with its bundled Postgres, with durable settings as in production, on an empty folder. */
export function startServer(dataDir: string, clients: number, more: NodeJS.ProcessEnv = {}): Promise<BenchServer> {
  const env = {
    // Not production, which needs a mail server. The log level is that of production.
    NODE_ENV: 'test',
    LOG_LEVEL: 'info',
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: '0',
    RATE_LIMIT_FACTOR: '100000',
    BENCH_ARTICLES: String(clients),
    DATABASE_URL: '',
    EVENT_STORE_URL: benchStoreOf(dataDir),
    SMTP_URL: '',
    JWT_SECRET,
    ...more,
  };
  return serve<ServerReport>('server-child.ts', env, profiled());
}
