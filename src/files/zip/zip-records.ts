/** The records of a zip archive (APPNOTE.TXT 6.3), in their 64-bit forms if the numbers need them. */
const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL_HEADER_SIGNATURE = 0x02014b50;
const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
/** Sizes follow the bytes (bit 3) and names are UTF-8 (bit 11). */
const FLAGS = 0x0808;
const VERSION = 20;
const VERSION_64 = 45;
/** Field of the 64-bit numbers, for records whose usual field refers to it. */
const EXTRA_64 = 1;
const ZIP64_MARKER = 0xffff_ffff;
const ZIP64_MARKER_16 = 0xffff;

/** The first size that does not fit into the old fields, and the first number of entries. */
export interface ZipLimits {
  bytes: number;
  entries: number;
}
export const ZIP_LIMITS: ZipLimits = { bytes: ZIP64_MARKER, entries: ZIP64_MARKER_16 };

/** Properties of a file in the archive. */
export interface Written {
  name: Buffer;
  modified: Date;
  crc: number;
  /** Size in bytes. */
  size: number;
  /** Offset of its local header. */
  offset: number;
  /** True when its header was written for a file of more than 4 GB. */
  isLarge: boolean;
}

/** Date and time in MS-DOS format, in UTC; the format begins with 1980. */
function dosTime(date: Date): number {
  const year = Math.max(date.getUTCFullYear(), 1980) - 1980;
  const day = (year << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  return ((day << 16) | time) >>> 0;
}

/** Little-endian numbers, each given as [bytes, value]. */
function pack(...fields: [2 | 4 | 8, number][]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at);
    else buffer.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return buffer;
}

const extra64 = (numbers: number[]): Buffer =>
  numbers.length === 0
    ? Buffer.alloc(0)
    : pack([2, EXTRA_64], [2, 8 * numbers.length], ...numbers.map((value): [8, number] => [8, value]));

/** Before the bytes; the sizes follow them. */
export function localHeader({ name, modified, isLarge }: Written): Buffer {
  const extra = extra64(isLarge ? [0, 0] : []);
  const sizes = isLarge ? ZIP64_MARKER : 0;
  const version = isLarge ? VERSION_64 : VERSION;
  const time = dosTime(modified);
  return Buffer.concat([
    pack([4, LOCAL], [2, version], [2, FLAGS], [2, 0], [4, time], [4, 0], [4, sizes], [4, sizes]),
    pack([2, name.length], [2, extra.length]),
    name,
    extra,
  ]);
}

/** After the bytes. */
export const descriptor = ({ crc, size, isLarge }: Written): Buffer =>
  isLarge
    ? pack([4, DESCRIPTOR], [4, crc], [8, size], [8, size])
    : pack([4, DESCRIPTOR], [4, crc], [4, size], [4, size]);

/** The file's entry in the list at the end. */
export function centralHeader({ name, modified, crc, size, offset, isLarge }: Written, limits: ZipLimits): Buffer {
  const isFar = offset >= limits.bytes;
  const extra = extra64([...(isLarge ? [size, size] : []), ...(isFar ? [offset] : [])]);
  const version = extra.length > 0 ? VERSION_64 : VERSION;
  const [shown, place] = [isLarge ? ZIP64_MARKER : size, isFar ? ZIP64_MARKER : offset];
  const time = dosTime(modified);
  return Buffer.concat([
    pack(
      [4, CENTRAL_HEADER_SIGNATURE],
      [2, version],
      [2, version],
      [2, FLAGS],
      [2, 0],
      [4, time],
      [4, crc],
      [4, shown],
      [4, shown],
    ),
    pack([2, name.length], [2, extra.length], [2, 0], [2, 0], [2, 0], [4, 0], [4, place]),
    name,
    extra,
  ]);
}

/** After the list: its number of entries, its size and its offset. */
export function endRecord(entries: number, size: number, offset: number, limits: ZipLimits): Buffer {
  const [isMany, isFar] = [entries >= limits.entries, offset >= limits.bytes];
  const [count, place] = [isMany ? ZIP64_MARKER_16 : entries, isFar ? ZIP64_MARKER : offset];
  const end = pack([4, END], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, place], [2, 0]);
  if (!isMany && !isFar) return end;
  const large = Buffer.concat([
    pack([4, END_64], [8, 44], [2, VERSION_64], [2, VERSION_64], [4, 0], [4, 0], [8, entries], [8, entries]),
    pack([8, size], [8, offset]),
  ]);
  return Buffer.concat([large, pack([4, LOCATOR_64], [4, 0], [8, offset + size], [4, 1]), end]);
}
