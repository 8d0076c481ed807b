import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BlobDamaged, BlobMissing, type Blobs, isHash, type StoredBlob } from '../blobs';
import { erasedFilesIn } from './keys/dump-keys';
import type { Manifest } from './manifest';
import { BackupRefused } from './refusal';
import { measuring, readStream, writeStream } from './write-durably';

/** The files of all backups of one place, stored by hash, so that a file of an earlier backup is not copied again. */
const pathOf = (place: string, hash: string): string => join(place, 'files', hash.slice(0, 2), hash.slice(2));

async function copyOne(blobs: Blobs, place: string, { hash, size }: StoredBlob): Promise<void> {
  const path = pathOf(place, hash);
  if ((await stat(path).catch(() => null))?.size === size) return;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}`;
  try {
    // The store checks the bytes against their hash while they are read.
    const file = await open(draft, 'w', 0o600);
    await pipeline(await blobs.open(hash), file.createWriteStream({ flush: true }));
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Copies all stored files that the place does not have yet, and lists them. Files that were removed while the backup runs are left out:
 * nothing refers to them. A damaged file is reported by `onDamage` and left out.
 */
export async function dumpBlobs(
  blobs: Blobs,
  place: string,
  folder: string,
  onDamage: (hash: string) => void,
): Promise<Manifest['blobs']> {
  let [count, total] = [0, 0];
  async function* lines(): AsyncGenerator<string> {
    for await (const { hash, size } of blobs.list()) {
      try {
        await copyOne(blobs, place, { hash, size });
      } catch (failure) {
        if (failure instanceof BlobMissing) continue;
        if (!(failure instanceof BlobDamaged)) throw failure;
        onDamage(hash);
        continue;
      }
      count += 1;
      total += size;
      yield `${hash} ${size}\n`;
    }
  }
  const stored = await writeStream(folder, 'files.txt.gz', Readable.from(lines()));
  return { ...stored, count, total };
}

async function* dumpedBlobs(folder: string, manifest: Manifest): AsyncGenerator<StoredBlob> {
  for await (const line of createInterface({ input: readStream(folder, manifest.blobs) })) {
    const [hash = '', size = ''] = line.split(' ');
    if (!isHash(hash)) throw new BackupRefused('The backup is damaged: its list of files cannot be read.');
    yield { hash, size: Number(size) };
  }
}

/** Deletes the files that were erased with a person from all backups of a place. */
export async function forgetBlobs(place: string): Promise<void> {
  for (const hash of await erasedFilesIn(place)) await rm(pathOf(place, hash), { force: true });
}

/** Reads every file of a backup. @throws BackupRefused that names the first missing or changed one. */
export async function checkBlobs(place: string, folder: string, manifest: Manifest): Promise<void> {
  const erased = await erasedFilesIn(place);
  for await (const { hash } of dumpedBlobs(folder, manifest)) {
    if (erased.has(hash)) continue;
    const { through, measured } = measuring();
    await pipeline(createReadStream(pathOf(place, hash)), through.resume()).catch(() => {
      throw new BackupRefused(`The backup is damaged: the file ${hash} is missing.`);
    });
    if (measured().sha256 !== hash)
      throw new BackupRefused(`The backup is damaged: the file ${hash} has been changed.`);
  }
}

/** Stores the files of a backup. Files that exist already are stored again, which repairs damaged ones. */
export async function loadBlobs(blobs: Blobs, place: string, folder: string, manifest: Manifest): Promise<void> {
  const erased = await erasedFilesIn(place);
  for await (const { hash, size } of dumpedBlobs(folder, manifest)) {
    if (erased.has(hash)) continue;
    const stored = await blobs.put(createReadStream(pathOf(place, hash)), { maxBytes: size });
    if (stored.hash !== hash) throw new BackupRefused(`The backup is damaged: the file ${hash} has been changed.`);
  }
}
