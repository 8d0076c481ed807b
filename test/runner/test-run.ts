import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statfsSync,
  symlinkSync,
} from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../../src/platform/helpers/processes';
import { stopOrphan } from '../../src/platform/postgres/embedded/orphan';

/** Folder of this Jest run, shared by its workers. */
const RUN_FOLDER = 'QUIRE_TEST_RUN';
const PREFIX = 'quire-test-';
/** A file system in memory, on Linux. */
const MEMORY = '/dev/shm';
/** Required free bytes; the shared Postgres needs some 200 MB in `npm test` with two workers. */
const ROOM = 2 * 1024 ** 3;

/** @throws Error outside of a started run. */
export function runFolder(): string {
  const folder = process.env[RUN_FOLDER];
  if (!folder) throw new Error('The run of the tests was not begun: is test/runner/global-setup.ts configured?');
  return folder;
}

/**
 * Runs before all tests: creates the run's folder and cleans up after runs that were killed together with their watcher. Temporary
 * files of the run are in that folder too, so that nothing remains if the run is cut off.
 */
export async function beginRun(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) await clear(join(tmpdir(), name));
  }
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  process.env[RUN_FOLDER] = folder;
  if (hasRoom(MEMORY)) symlinkSync(mkdtempSync(join(MEMORY, `${PREFIX}${process.pid}-`)), databaseOf(folder));
  watch(folder);
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary);
  // Postgres may run under a different account.
  for (const path of [folder, temporary]) chmodSync(path, 0o755);
  process.env.TMPDIR = temporary;
}

/** Starts the process that cleans up however this one ends. It detects the end by its standard input, whose other end is held here. */
function watch(folder: string): void {
  const script = join(__dirname, 'end-run.cjs');
  const watcher = spawn(process.execPath, [script, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: {},
  });
  watcher.unref();
  (watcher.stdin as Socket).unref();
}

/** Runs after all tests: stops the shared Postgres, if a test started it, and removes the folder. */
export async function endRun(): Promise<void> {
  await clear(runFolder());
}

async function clear(folder: string): Promise<void> {
  const database = databaseOf(folder);
  await stopOrphan(join(database, 'data'));
  for (const path of [existsSync(database) ? realpathSync(database) : database, folder])
    rmSync(path, { recursive: true, force: true, maxRetries: 3 });
}

const databaseOf = (folder: string): string => join(folder, 'postgres');

/** The hundreds of files of each test's database cost a disk's file system five times the processor time. */
function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > ROOM;
}
