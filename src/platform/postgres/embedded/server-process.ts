import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { serverEnvironment } from './init-database';
import { launchCommand } from './launch-method';
import type { Layout } from './layout';

const READY_WITHIN_MS = 60_000;
const ADVICE =
  'If its files are damaged, restore DATA_DIR from a backup, or move it away to begin with an empty one. Nothing was deleted.';
const LARGEST_LOG = 5_000_000;

const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements here are short: compiling them costs more than it saves.
  jit: 'off',
  // The same holds for sharing them between processes, which take longer to start than a list takes (ADR 108).
  parallel_setup_cost: '100000',
  // Finished segments of the write-ahead log are deleted at the next checkpoint. A recycled segment would keep texts of erased people.
  wal_recycle: 'off',
};
/** For tests: no data need to survive a crash of the machine, and all workers of a run share one server, each with several applications. */
const NOT_DURABLE: Record<string, string> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
};

/** Starts `postgres` directly, without pg_ctl, so that it is a child process whose end is reported. */
export function spawnServer(layout: Layout, port: number, durable: boolean): ChildProcess {
  const log = openLog(layout.log);
  const settings = Object.entries({ port: String(port), ...SETTINGS, ...(durable ? {} : NOT_DURABLE) });
  const flags = settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  try {
    const program = join(layout.home, 'bin', 'postgres');
    const { file, args, as } = launchCommand(layout.launchMethod, program, ['-D', layout.data, ...flags]);
    return spawn(file, args, {
      cwd: layout.folder,
      env: serverEnvironment(layout),
      stdio: ['ignore', log, log],
      // In a separate process group: Ctrl-C in the terminal must reach Quire first, which needs its database to finish.
      detached: true,
      ...as,
    });
  } finally {
    closeSync(log);
  }
}

/**
 * Resolves when the server accepts connections.
 * @throws Error with the end of its log when it ends before that.
 */
export async function untilReady(child: ChildProcess, url: string, layout: Layout): Promise<void> {
  const end = Date.now() + READY_WITHIN_MS;
  let failed: string | null = null;
  child.once('error', (failure) => (failed = failure.message));
  child.once('exit', (code, name) => (failed ??= `it ended with ${name ?? code}`));
  while (Date.now() < end) {
    if (failed !== null) break;
    if (await answers(url)) return;
    await sleep(20);
  }
  throw new Error(`The embedded Postgres did not start: ${failed ?? 'no answer'}\n${lastLines(layout.log)}\n${ADVICE}`);
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function openLog(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LARGEST_LOG) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o600);
}

function lastLines(path: string): string {
  return readFileSync(path, 'utf8').trimEnd().split('\n').slice(-8).join('\n');
}
