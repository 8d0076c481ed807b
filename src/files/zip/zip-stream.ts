import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import {
  centralHeader,
  descriptor,
  endRecord,
  localHeader,
  type Written,
  ZIP_LIMITS,
  type ZipLimits,
} from './zip-records';

/** One file for the archive. */
export interface ZipEntry {
  /** Path inside the archive, with slashes. */
  name: string;
  modified: Date;
  /** The size of the file in bytes. */
  size: number;
  open(): Promise<Readable>;
}

/** An entry with bytes that are in memory. */
export const entryOfBytes = (name: string, bytes: Buffer, modified: Date): ZipEntry => ({
  ...{ name, modified, size: bytes.length },
  open: async () => Readable.from([bytes]),
});

/** Entries in a list, or entries made one after another while the archive is read. */
type ZipEntries = readonly ZipEntry[] | AsyncIterable<ZipEntry>;

async function* archive(entries: ZipEntries, limits: ZipLimits): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for await (const { name, modified, size, open } of entries) {
    const file = { name: Buffer.from(name), modified, crc: 0, size: 0, offset, isLarge: size >= limits.bytes };
    const header = localHeader(file);
    yield header;
    for await (const chunk of await open()) {
      const bytes = chunk as Buffer;
      file.crc = crc32(bytes, file.crc);
      file.size += bytes.length;
      yield bytes;
    }
    if (file.size !== size) throw new Error(`${name} has ${file.size} bytes instead of ${size}`);
    const end = descriptor(file);
    yield end;
    offset += header.length + file.size + end.length;
    written.push(file);
  }
  const directory = Buffer.concat(written.map((file) => centralHeader(file, limits)));
  yield Buffer.concat([directory, endRecord(written.length, directory.length, offset, limits)]);
}

/**
 * A zip archive as a stream, made while it is read: one file is open at a time, and nothing is held in memory. Destroying the stream
 * closes the file. Files are not compressed, since manuscripts and pictures already are. The 64-bit form is used from 4 GB or 65,535
 * files on. Own code, because the available packages leave files open when the reader disconnects.
 * @param limits for tests: from where on the 64-bit form is used.
 */
export const zipStream = (entries: ZipEntries, limits: ZipLimits = ZIP_LIMITS): Readable =>
  Readable.from(archive(entries, limits), { objectMode: false });
