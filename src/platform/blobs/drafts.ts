import { createHash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BlobTooLarge, type PutOptions, type StoredBlob } from './blobs';

/** Milliseconds without a new byte after which a half-written file is abandoned: its process has ended. */
const ABANDONED_MS = 3_600_000;

/** A folder for incoming bytes. A blob appears under its hash only when it is complete and on the disk. */
export class Drafts {
  private clearedAt = 0;

  private constructor(private readonly folder: string) {}

  /** Creates the folder if it does not exist. @throws Error when it is not writable. */
  static async open(folder: string): Promise<Drafts> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const drafts = new Drafts(folder);
    await drafts.clearAbandoned();
    return drafts;
  }

  /** Writes a stream to a file and passes the finished file to `keep`, which may move it. The file is removed afterwards in any case. */
  async take(
    stream: Readable,
    { maxBytes, inspect }: PutOptions,
    keep: (path: string, blob: StoredBlob) => Promise<void>,
  ): Promise<StoredBlob> {
    // A server may run for months between two starts.
    if (Date.now() - this.clearedAt > ABANDONED_MS) await this.clearAbandoned();
    const path = join(this.folder, randomUUID());
    try {
      const blob = await write(stream, path, maxBytes);
      await inspect?.(path);
      await keep(path, blob);
      return blob;
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Writes and removes a small file. Returns null if that works, else the reason. */
  async check(): Promise<string | null> {
    const path = join(this.folder, randomUUID());
    try {
      await writeFile(path, 'check', { flag: 'wx' });
      return null;
    } catch (failure) {
      return `Files cannot be stored: ${(failure as NodeJS.ErrnoException).code ?? 'unknown'}`;
    } finally {
      await rm(path, { force: true }).catch(() => undefined);
    }
  }

  private async clearAbandoned(): Promise<void> {
    this.clearedAt = Date.now();
    for (const name of await readdir(this.folder)) {
      const path = join(this.folder, name);
      const found = await stat(path).catch(() => null);
      if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
    }
  }
}

async function write(stream: Readable, path: string, maxBytes: number): Promise<StoredBlob> {
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
  // Open before the first byte arrives: a stream that opened it later could recreate the file after its removal.
  const file = await open(path, 'wx', 0o600);
  // `flush`: the bytes are on the disk before the stream ends.
  await pipeline(stream, measure, file.createWriteStream({ flush: true }));
  return { hash: hash.digest('hex'), size };
}
