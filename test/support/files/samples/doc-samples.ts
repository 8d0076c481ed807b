const SECTOR = 512;
const END = 0xfffffffe;
const FREE = 0xffffffff;
const UNUSED = 0xfffffffd;

/** A compound file ([MS-CFB], version 3) with streams smaller than 60 kB, by name in the order of the tree. */
export function compoundFile(streams: readonly (readonly [name: string, bytes: Buffer])[]): Buffer {
  // Streams smaller than 4,096 bytes are stored in a different place, so they are padded.
  const padded = streams.map(([name, bytes]) => {
    const size = Math.max(4_096, Math.ceil(bytes.length / SECTOR) * SECTOR);
    return [name, Buffer.concat([bytes, Buffer.alloc(size - bytes.length)])] as const;
  });
  const table = Buffer.alloc(SECTOR, 0xff);
  table.writeUInt32LE(UNUSED, 0);
  table.writeUInt32LE(END, 4);
  const directory = Buffer.alloc(SECTOR);
  entry(directory, 0, { name: 'Root Entry', kind: 5, child: 1, left: FREE, start: END, size: 0 });
  let next = 2;
  padded.forEach(([name, bytes], index) => {
    const count = bytes.length / SECTOR;
    for (let at = 0; at < count; at += 1) table.writeUInt32LE(at === count - 1 ? END : next + at + 1, (next + at) * 4);
    const left = index + 1 < padded.length ? index + 2 : FREE;
    entry(directory, index + 1, { name, kind: 2, child: FREE, left, start: next, size: bytes.length });
    next += count;
  });
  return Buffer.concat([header(), table, directory, ...padded.map(([, bytes]) => bytes)]);
}

function header(): Buffer {
  const made = Buffer.alloc(SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(made);
  made.writeUInt16LE(0x3e, 24);
  made.writeUInt16LE(3, 26);
  made.writeUInt16LE(0xfffe, 28);
  made.writeUInt16LE(9, 30);
  made.writeUInt16LE(6, 32);
  made.writeUInt32LE(1, 44);
  made.writeUInt32LE(1, 48);
  made.writeUInt32LE(4_096, 56);
  made.writeUInt32LE(END, 60);
  made.writeUInt32LE(END, 68);
  made.fill(0xff, 76);
  made.writeUInt32LE(0, 76);
  return made;
}

interface Entry {
  name: string;
  kind: number;
  child: number;
  left: number;
  start: number;
  size: number;
}

function entry(directory: Buffer, index: number, { name, kind, child, left, start, size }: Entry): void {
  const at = index * 128;
  directory.write(name, at, 'utf16le');
  directory.writeUInt16LE((name.length + 1) * 2, at + 64);
  directory.writeUInt8(kind, at + 66);
  directory.writeUInt8(1, at + 67);
  directory.writeUInt32LE(left, at + 68);
  directory.writeUInt32LE(FREE, at + 72);
  directory.writeUInt32LE(child, at + 76);
  directory.writeUInt32LE(start, at + 116);
  directory.writeUInt32LE(size, at + 120);
}

/** A Word 97 document of plain text; `\r` ends a paragraph, `\x07` a cell. */
export function wordDocument(text: string, { encrypted = false } = {}): Buffer {
  const begin = 2_048;
  const words = Buffer.alloc(begin + text.length * 2);
  words.writeUInt16LE(0xa5ec, 0);
  words.writeUInt16LE(0xc1, 2);
  words.writeUInt16LE(0x0200 | (encrypted ? 0x0100 : 0), 10);
  words.writeUInt32LE(begin, 0x18);
  words.writeUInt32LE(text.length, 0x4c);
  words.write(text, begin, 'utf16le');
  const pieces = Buffer.alloc(21);
  pieces.writeUInt8(2, 0);
  pieces.writeUInt32LE(16, 1);
  pieces.writeUInt32LE(text.length, 9);
  pieces.writeUInt32LE(begin, 15);
  words.writeUInt32LE(0, 0x1a2);
  words.writeUInt32LE(pieces.length, 0x1a6);
  return compoundFile([
    ['WordDocument', words],
    ['1Table', pieces],
  ]);
}
