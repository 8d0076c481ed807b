import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Blobs } from '../../platform/blobs';
import { isAlive } from '../../platform/helpers/processes';

const PREFIX = 'quire-documents-';

/** A temporary folder for the files of one run, deleted with it. Its name identifies the process. */
export class Workbench {
  private count = 0;

  private constructor(readonly folder: string) {}

  static async open(): Promise<Workbench> {
    return new Workbench(await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`)));
  }

  /** Removes what killed processes have left: copies of manuscripts must not stay on the disk. */
  static async removeLeftovers(): Promise<void> {
    for (const name of await readdir(tmpdir())) {
      const pid = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1] ?? NaN);
      const path = join(tmpdir(), name);
      if (pid > 0 && (await isLeftover(path, pid)))
        await rm(path, { recursive: true, force: true }).catch(() => undefined);
    }
  }

  /** An unused path. */
  path(extension: string): string {
    this.count += 1;
    return join(this.folder, `${this.count}.${extension}`);
  }

  async newFolder(): Promise<string> {
    const path = this.path('pages');
    await mkdir(path);
    return path;
  }

  async write(bytes: Uint8Array, extension: string): Promise<string> {
    const path = this.path(extension);
    await writeFile(path, bytes);
    return path;
  }

  /** @throws BlobMissing. */
  async fetch(blobs: Blobs, hash: string, extension: string): Promise<string> {
    const path = this.path(extension);
    await pipeline(await blobs.open(hash), createWriteStream(path));
    return path;
  }

  close(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}

/** In a container every start has the same process number. A folder older than this process belongs to an earlier one. */
async function isLeftover(path: string, pid: number): Promise<boolean> {
  if (pid !== process.pid) return !isAlive(pid);
  const made = (await stat(path).catch(() => null))?.birthtimeMs ?? Date.now();
  return made < Date.now() - process.uptime() * 1_000;
}
