import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgres } from '../../../src/platform/postgres/embedded/embedded-postgres';
import { runFolder } from '../../runner/test-run';

const TIMEOUT_MS = 180_000;

/** Address of the run's one Postgres. The first worker that asks starts it and the others wait; it stops at the end of the run. */
export async function sharedServerUrl(): Promise<string> {
  const folder = runFolder();
  const note = join(folder, 'url');
  const end = Date.now() + TIMEOUT_MS;
  while (!existsSync(note)) {
    if (takesTheTask(folder)) await startFor(folder, note);
    else if (Date.now() > end) throw new Error('The Postgres of the tests was not started in time');
    else await sleep(25);
  }
  return readFileSync(note, 'utf8');
}

function takesTheTask(folder: string): boolean {
  try {
    mkdirSync(join(folder, 'starting'));
    return true;
  } catch {
    return false;
  }
}

async function startFor(folder: string, note: string): Promise<void> {
  chmodSync(folder, 0o755);
  try {
    const url = await EmbeddedPostgres.startDetached({ dataDir: folder, durable: false, onTrouble: console.error });
    writeFileSync(`${note}.new`, url);
    renameSync(`${note}.new`, note);
  } catch (failure) {
    rmSync(join(folder, 'starting'), { recursive: true, force: true });
    throw failure;
  }
}
