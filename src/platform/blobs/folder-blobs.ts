import { createHash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BlobMissing, type Blobs, BlobTooLarge, type StoredBlob } from './blobs';

const FORM = /^[0-9a-f]{64}$/;
/** What has lain half-written for so long, in milliseconds, belongs to a process that is gone. */
const ABANDONED_MS = 24 * 3_600_000;

/** Blobs in a folder: `ab/cdef...` for the hash `abcdef...`; half-written ones in `incoming`. */
export class FolderBlobs implements Blobs {
  private constructor(private readonly folder: string) {}

  /** Makes the folder when it is not there. @throws Error when it cannot be written. */
  static async open(folder: string): Promise<FolderBlobs> {
    await mkdir(join(folder, 'incoming'), { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const blobs = new FolderBlobs(folder);
    await blobs.clearAbandoned();
    return blobs;
  }

  async put(stream: Readable, { maxBytes }: { maxBytes: number }): Promise<StoredBlob> {
    const draft = join(this.folder, 'incoming', randomUUID());
    const hash = createHash('sha256');
    let size = 0;
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length;
        if (size > maxBytes) return done(new BlobTooLarge(maxBytes));
        hash.update(chunk);
        done(null, chunk);
      },
    });
    // Opened before the first byte comes: a stream that opened it later could make the file after it was removed again.
    const file = await open(draft, 'wx', 0o600);
    try {
      // `flush`: the bytes are on the disk before the stream has ended.
      await pipeline(stream, measure, file.createWriteStream({ flush: true }));
      const digest = hash.digest('hex');
      await this.keep(draft, digest);
      return { hash: digest, size };
    } catch (failure) {
      await rm(draft, { force: true });
      throw failure;
    }
  }

  async open(hash: string, range: { start?: number; end?: number } = {}): Promise<Readable> {
    const file = await open(this.pathOf(hash), 'r').catch((failure: unknown) => missing(failure, hash));
    return file.createReadStream(range);
  }

  async size(hash: string): Promise<number> {
    const found = await stat(this.pathOf(hash)).catch((failure: unknown) => missing(failure, hash));
    return found.size;
  }

  /** Bytes that come again are young again, because `keep` puts a new file in the place of the old one. */
  async sweep(keep: ReadonlySet<string>, before: Date): Promise<number> {
    let removed = 0;
    for (const start of await readdir(this.folder)) {
      if (!/^[0-9a-f]{2}$/.test(start)) continue;
      for (const end of await readdir(join(this.folder, start))) {
        if (keep.has(start + end) || !FORM.test(start + end)) continue;
        const path = this.pathOf(start + end);
        const found = await stat(path).catch(() => null);
        if (!found || found.mtimeMs >= before.getTime()) continue;
        await rm(path, { force: true });
        removed += 1;
      }
    }
    return removed;
  }

  private async keep(draft: string, hash: string): Promise<void> {
    const path = this.pathOf(hash);
    const folder = join(path, '..');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await rename(draft, path);
    // The name must be as durable as the bytes.
    const directory = await open(folder, 'r');
    await directory.sync().finally(() => directory.close());
  }

  private pathOf(hash: string): string {
    if (!FORM.test(hash)) throw new BlobMissing(hash);
    return join(this.folder, hash.slice(0, 2), hash.slice(2));
  }

  private async clearAbandoned(): Promise<void> {
    const incoming = join(this.folder, 'incoming');
    for (const name of await readdir(incoming)) {
      const found = await stat(join(incoming, name)).catch(() => null);
      if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(join(incoming, name), { force: true });
    }
  }
}

function missing(failure: unknown, hash: string): never {
  if ((failure as NodeJS.ErrnoException).code === 'ENOENT') throw new BlobMissing(hash);
  throw failure;
}
