import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise } from 'yauzl';

/** A package that cannot be imported, in words for people. */
export class PackageProblem extends Error {}

/** More than enough: a package has some documents and the files of one manuscript. */
const MOST_ENTRIES = 2_000;
const FREE_BYTES = 64 * 2 ** 20;
/** Beyond FREE_BYTES, at most this many times the size of the archive. */
const RATIO = 100;
const MOST_BYTES = 2 ** 31;
const LINK = 0o120_000;
const KIND = 0o170_000;

const kindOf = ({ externalFileAttributes }: Entry): number => (externalFileAttributes >>> 16) & KIND;

/** The places on the disk of a package's files, by their names in the package. */
export type OpenedPackage = ReadonlyMap<string, { path: string; size: number }>;

/**
 * Unpacks a package into a folder, each file under a number, so that no name in the package becomes a path. @throws PackageProblem for a
 * file that is not a package, and for one that would fill the disk, leads out of its folder, contains links or is encrypted.
 */
export async function openPackage(path: string, folder: string): Promise<OpenedPackage> {
  const { size } = await stat(path);
  try {
    return await unpack(path, folder, Math.min(MOST_BYTES, Math.max(FREE_BYTES, size * RATIO)));
  } catch (failure) {
    if (failure instanceof PackageProblem) throw failure;
    throw new PackageProblem('This is not a package that can be opened.');
  }
}

async function unpack(path: string, folder: string, limit: number): Promise<OpenedPackage> {
  const zip = await openPromise(path);
  const files = new Map<string, { path: string; size: number }>();
  let [count, left] = [0, limit];
  for await (const entry of zip.eachEntry()) {
    count += 1;
    if (count > MOST_ENTRIES) throw new PackageProblem(`The package has more than ${MOST_ENTRIES} files.`);
    if (entry.fileName.endsWith('/')) continue;
    refuseStrange(entry, files);
    const place = join(folder, String(count));
    const size = await write(await zip.openReadStreamPromise(entry), place, left);
    left -= size;
    files.set(entry.fileName, { path: place, size });
  }
  return files;
}

function refuseStrange(entry: Entry, files: OpenedPackage): void {
  const name = entry.fileName.slice(0, 100);
  if (entry.isEncrypted()) throw new PackageProblem(`The package is encrypted (${name}).`);
  if (kindOf(entry) === LINK) throw new PackageProblem(`The package has a link in it (${name}).`);
  if (files.has(entry.fileName)) throw new PackageProblem(`The package has two files with one name (${name}).`);
}

/** Returns the number of bytes. */
async function write(bytes: Readable, path: string, limit: number): Promise<number> {
  let size = 0;
  await pipeline(
    bytes,
    async function* counted(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        size += chunk.length;
        if (size > limit) throw new PackageProblem('The package unpacks to far more than a manuscript has.');
        yield chunk;
      }
    },
    createWriteStream(path),
  );
  return size;
}
