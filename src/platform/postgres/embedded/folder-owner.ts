import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isAlive, startMark } from './processes';

interface Owner {
  pid: number;
  mark: string | null;
}

/** The living process that owns a folder by this file, or null. */
export function ownerOf(file: string): number | null {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8')) as Owner;
    return isAlive(owner.pid) && startMark(owner.pid) === owner.mark ? owner.pid : null;
  } catch {
    return null;
  }
}

/**
 * Makes this process the owner, so that a second server does not stop the first one's database.
 * @throws Error when a living process owns it already.
 */
export function takeOwnership(file: string, what: string): void {
  const text = JSON.stringify({ pid: process.pid, mark: startMark(process.pid) } satisfies Owner);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(file, text, { flag: 'wx', mode: 0o644 });
      return;
    } catch (failure) {
      if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') throw failure;
      const pid = ownerOf(file);
      if (pid !== null) throw new Error(`${what} is in use by another Quire (process ${pid}): stop that one first`);
      rmSync(file, { force: true });
    }
  }
  throw new Error(`${what} is being taken into use by another Quire at this moment`);
}

export function giveUpOwnership(file: string): void {
  if (ownerOf(file) === process.pid) rmSync(file, { force: true });
}
