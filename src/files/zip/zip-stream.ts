import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';

/** One file for the archive. */
export interface ZipEntry {
  /** Path inside the archive, with slashes. */
  name: string;
  modified: Date;
  open(): Promise<Readable>;
}

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Sizes follow the bytes (bit 3) and names are UTF-8 (bit 11). */
const FLAGS = 0x0808;
const VERSION = 20;
/** Without the extension for large archives, sizes and places are 32-bit numbers. */
export const MAX_ZIP_BYTES = 0xffff_ffff - 10_000_000;
export const MAX_ZIP_ENTRIES = 0xffff - 1;

interface Written {
  name: Buffer;
  time: number;
  crc: number;
  size: number;
  offset: number;
}

/** Date and time as MS-DOS wrote them, in UTC; the format begins with 1980. */
function dosTime(date: Date): number {
  const year = Math.max(date.getUTCFullYear(), 1980) - 1980;
  const day = (year << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  return ((day << 16) | time) >>> 0;
}

/** Little-endian numbers, each given as [bytes, value]. */
function pack(...fields: [2 | 4, number][]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) {
    buffer.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return buffer;
}

const localHeader = ({ name, time }: Written): Buffer =>
  pack([4, LOCAL], [2, VERSION], [2, FLAGS], [2, 0], [4, time], [4, 0], [4, 0], [4, 0], [2, name.length], [2, 0]);

const centralHeader = ({ name, time, crc, size, offset }: Written): Buffer =>
  Buffer.concat([
    pack([4, CENTRAL], [2, VERSION], [2, VERSION], [2, FLAGS], [2, 0], [4, time], [4, crc], [4, size], [4, size]),
    pack([2, name.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
    name,
  ]);

const endRecord = (entries: number, size: number, offset: number): Buffer =>
  pack([4, END], [2, 0], [2, 0], [2, entries], [2, entries], [4, size], [4, offset], [2, 0]);

async function* archive(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for (const entry of entries) {
    const file: Written = { name: Buffer.from(entry.name), time: dosTime(entry.modified), crc: 0, size: 0, offset };
    yield Buffer.concat([localHeader(file), file.name]);
    for await (const chunk of await entry.open()) {
      const bytes = chunk as Buffer;
      file.crc = crc32(bytes, file.crc);
      file.size += bytes.length;
      yield bytes;
    }
    yield pack([4, DESCRIPTOR], [4, file.crc], [4, file.size], [4, file.size]);
    offset += 30 + file.name.length + file.size + 16;
    written.push(file);
  }
  const directory = Buffer.concat(written.map(centralHeader));
  yield Buffer.concat([directory, endRecord(written.length, directory.length, offset)]);
}

/**
 * A zip archive as a stream, made while it is read: one file is open at a time, and nothing is held in memory. Files are stored
 * as they are, since manuscripts and pictures are compressed already. At most MAX_ZIP_BYTES and MAX_ZIP_ENTRIES.
 */
export const zipStream = (entries: readonly ZipEntry[]): Readable =>
  Readable.from(archive(entries), { objectMode: false });
