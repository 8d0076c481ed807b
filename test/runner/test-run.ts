import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../../src/platform/helpers/processes';
import { stopOrphan } from '../../src/platform/postgres/embedded/orphan';

/** Folder of this run of Jest, for what its workers share. */
const RUN_FOLDER = 'QUIRE_TEST_RUN';
const PREFIX = 'quire-test-';

/** @throws Error outside of a run that was begun. */
export function runFolder(): string {
  const folder = process.env[RUN_FOLDER];
  if (!folder) throw new Error('The run of the tests was not begun: is test/runner/global-setup.ts configured?');
  return folder;
}

/**
 * Before all tests: makes the run's folder, and clears up after runs that were killed together with their watcher. Whatever the run
 * writes for a moment lies in that folder too, so that nothing stays when the run is cut off.
 */
export async function beginRun(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) await clear(join(tmpdir(), name));
  }
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  process.env[RUN_FOLDER] = folder;
  watch(folder);
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary);
  // Postgres may run under an account of its own.
  for (const path of [folder, temporary]) chmodSync(path, 0o755);
  process.env.TMPDIR = temporary;
}

/** Starts the process that clears up after us, however we end. It notices that by its input, whose other end only we hold. */
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

/** After all tests: ends the shared Postgres, if any test asked for it, and removes the folder. */
export async function endRun(): Promise<void> {
  await clear(runFolder());
}

async function clear(folder: string): Promise<void> {
  await stopOrphan(join(folder, 'postgres', 'data'));
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
