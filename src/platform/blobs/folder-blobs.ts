import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { BlobMissing, type Blobs, isHash, type ListedBlob, type PutOptions, type StoredBlob } from './blobs';
import { Drafts } from './drafts';
import { WholeBlobs } from './whole-blobs';

/** Blobs in a folder: `ab/cdef...` for the hash `abcdef...`; half-written files in `incoming`. */
export class FolderBlobs implements Blobs {
  private readonly whole = new WholeBlobs();

  private constructor(
    private readonly folder: string,
    private readonly drafts: Drafts,
  ) {}

  /** Creates the folder if it does not exist. @throws Error when it is not writable. */
  static async open(folder: string): Promise<FolderBlobs> {
    return new FolderBlobs(folder, await Drafts.open(join(folder, 'incoming')));
  }

  put(stream: Readable, options: PutOptions): Promise<StoredBlob> {
    return this.drafts.take(stream, options, (path, { hash }) => this.keep(path, hash));
  }

  async open(hash: string, range?: { start?: number; end?: number }): Promise<Readable> {
    const { file, state } = await this.file(hash);
    if (!range) return this.whole.note(file.createReadStream(), hash, state);
    await this.checked(file, hash, state);
    return file.createReadStream({ ...range, start: range.start ?? 0 });
  }

  async ensureWhole(hash: string): Promise<void> {
    const { file, state } = await this.file(hash);
    await this.checked(file, hash, state);
    await file.close();
  }

  async size(hash: string): Promise<number> {
    const found = await stat(this.pathOf(hash)).catch((failure: unknown) => missing(failure, hash));
    return found.size;
  }

  async *list(): AsyncGenerator<ListedBlob> {
    for (const start of await readdir(this.folder)) {
      if (!/^[0-9a-f]{2}$/.test(start)) continue;
      for (const end of await readdir(join(this.folder, start))) {
        const hash = start + end;
        if (!isHash(hash)) continue;
        const found = await stat(this.pathOf(hash)).catch(() => null);
        if (found) yield { hash, size: found.size, storedAt: found.mtime };
      }
    }
  }

  /** Storing the same bytes again resets their age, because `keep` replaces the old file with a new one. */
  async remove(hash: string, before: Date): Promise<boolean> {
    const path = this.pathOf(hash);
    const found = await stat(path).catch(() => null);
    if (!found || found.mtimeMs >= before.getTime()) return false;
    await rm(path, { force: true });
    return true;
  }

  check(): Promise<string | null> {
    return this.drafts.check();
  }

  private async keep(draft: string, hash: string): Promise<void> {
    const path = this.pathOf(hash);
    const folder = join(path, '..');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await rename(draft, path);
    // Sync the directory too: the name must be as durable as the bytes.
    const directory = await open(folder, 'r');
    await directory.sync().finally(() => directory.close());
  }

  private async file(hash: string): Promise<{ file: FileHandle; state: string }> {
    const file = await open(this.pathOf(hash), 'r').catch((failure: unknown) => missing(failure, hash));
    try {
      const { size, mtimeMs, ino } = await file.stat();
      return { file, state: `${size} ${mtimeMs} ${ino}` };
    } catch (failure) {
      await file.close();
      throw failure;
    }
  }

  /** Closes the file if it is damaged. */
  private async checked(file: FileHandle, hash: string, state: string): Promise<void> {
    try {
      await this.whole.ensure(hash, state, async () => file.createReadStream({ start: 0, autoClose: false }));
    } catch (failure) {
      await file.close();
      throw failure;
    }
  }

  private pathOf(hash: string): string {
    if (!isHash(hash)) throw new BlobMissing(hash);
    return join(this.folder, hash.slice(0, 2), hash.slice(2));
  }
}

function missing(failure: unknown, hash: string): never {
  if ((failure as NodeJS.ErrnoException).code === 'ENOENT') throw new BlobMissing(hash);
  throw failure;
}
