import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from './processes';

const prefixOf = (purpose: string): string => `quire-${purpose}-`;

/** A new temporary folder. Its name contains its purpose and the id of the process that created it, so that a later start can remove it. */
export const newScratchFolder = (purpose: string): Promise<string> =>
  mkdtemp(join(tmpdir(), `${prefixOf(purpose)}${process.pid}-`));

/** Removes the folders of killed processes: copies of manuscripts must not stay on the disk or fill it. */
export async function removeLeftovers(purpose: string): Promise<void> {
  const name = new RegExp(`^${prefixOf(purpose)}(\\d+)-`);
  for (const entry of await readdir(tmpdir())) {
    const pid = Number(name.exec(entry)?.[1] ?? NaN);
    const path = join(tmpdir(), entry);
    if (pid > 0 && (await isLeftover(path, pid)))
      await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** In a container every start has the same process number. A folder older than this process belongs to an earlier one. */
async function isLeftover(path: string, pid: number): Promise<boolean> {
  if (pid !== process.pid) return !isAlive(pid);
  const made = (await stat(path).catch(() => null))?.birthtimeMs ?? Date.now();
  return made < Date.now() - process.uptime() * 1_000;
}
