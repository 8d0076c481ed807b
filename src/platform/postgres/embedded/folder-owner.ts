import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isAlive, startMark } from '../../helpers/processes';

interface Owner {
  pid: number;
  mark: string | null;
  /** The folder itself, so that a copy of it does not name the owner of the original. Earlier releases did not write it. */
  folder?: string;
}

const identityOf = (file: string): string => {
  const { dev, ino } = statSync(dirname(file));
  return `${dev}:${ino}`;
};

/** The running process that owns a folder through this file, or null. */
export function ownerOf(file: string): number | null {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8')) as Owner;
    if (owner.folder !== undefined && owner.folder !== identityOf(file)) return null;
    return isAlive(owner.pid) && startMark(owner.pid) === owner.mark ? owner.pid : null;
  } catch {
    return null;
  }
}

/**
 * Makes this process the owner, so that a second server does not stop the first one's database.
 * @throws Error when a running process already owns it.
 */
export function takeOwnership(file: string, what: string): void {
  const owner: Owner = { pid: process.pid, mark: startMark(process.pid), folder: identityOf(file) };
  const text = JSON.stringify(owner);
  // Write the file completely before it gets its name, so that other processes never see a half-written file.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o644 });
  try {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      if (linked(draft, file)) return;
      const pid = ownerOf(file);
      if (pid !== null) throw new Error(`${what} is in use by another Quire (process ${pid}): stop that one first`);
      rmSync(file, { force: true });
    }
  } finally {
    rmSync(draft, { force: true });
  }
  throw new Error(`${what} is being taken into use by another Quire at this moment`);
}

function linked(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') throw failure;
    return false;
  }
}

export function giveUpOwnership(file: string): void {
  if (ownerOf(file) === process.pid) rmSync(file, { force: true });
}
