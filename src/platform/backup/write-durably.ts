import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { StoredFile } from './manifest';
import { BackupRefused } from './refusal';

/** Writes a small file and waits for the disk. Only its owner may read it. */
export async function writeDurably(path: string, content: string | Buffer): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Passes bytes through, and counts and hashes them. */
export function measuring(): { through: Transform; measured(): { bytes: number; sha256: string } } {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { through, measured: () => ({ bytes, sha256: hash.digest('hex') }) };
}

/** Writes a stream to a file, compressed or as it is, and waits for the disk. @returns its size and hash as stored. */
export async function writeStream(folder: string, name: string, content: Readable, packed = true): Promise<StoredFile> {
  const file = await open(join(folder, name), 'w', 0o600);
  const { through, measured } = measuring();
  const steps = [packed ? createGzip({ level: 1 }) : new PassThrough(), through];
  // `flush` syncs the file before it is closed.
  await pipeline([content, ...steps, file.createWriteStream({ flush: true })]);
  return { file: name, ...measured() };
}

/** The content of a compressed file. Check it by `refuseDamage` first. */
export function readStream(folder: string, { file }: StoredFile): Readable {
  const unpack = createGunzip();
  const packed = createReadStream(join(folder, file));
  packed.once('error', (failure) => unpack.destroy(failure));
  return packed.pipe(unpack);
}

/** @throws BackupRefused when a file is missing, or differs from what was written. */
export async function refuseDamage(folder: string, { file, bytes, sha256 }: StoredFile): Promise<void> {
  const { through, measured } = measuring();
  try {
    await pipeline(createReadStream(join(folder, file)), through.resume());
  } catch (failure) {
    const isMissing = (failure as NodeJS.ErrnoException).code === 'ENOENT';
    throw new BackupRefused(`The backup is damaged: ${file} ${isMissing ? 'is missing' : 'cannot be read'}.`);
  }
  const found = measured();
  if (found.bytes !== bytes || found.sha256 !== sha256)
    throw new BackupRefused(`The backup is damaged: ${file} has been changed.`);
}
