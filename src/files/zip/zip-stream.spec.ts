import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { zipStream, type ZipEntry } from './zip-stream';

const entry = (name: string, ...parts: string[]): ZipEntry => ({
  name,
  modified: new Date('2026-05-04T10:20:30Z'),
  open: async () => Readable.from(parts.map((part) => Buffer.from(part))),
});

/** Reads an archive the way unzip does: from the end record to the list of entries to the bytes. */
function unzip(zip: Buffer): Record<string, string> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const files: Record<string, string> = {};
  let at = zip.readUInt32LE(end + 16);
  expect(at + zip.readUInt32LE(end + 12)).toBe(end);
  for (let rest = zip.readUInt16LE(end + 10); rest > 0; rest -= 1) {
    expect(zip.toString('latin1', at, at + 4)).toBe('PK\x01\x02');
    const [crc, size, nameLength] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28)];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    expect(zip.toString('latin1', local, local + 4)).toBe('PK\x03\x04');
    const start = local + 30 + zip.readUInt16LE(local + 26);
    const bytes = zip.subarray(start, start + size);
    expect(crc32(bytes)).toBe(crc);
    expect(zip.toString('latin1', start + size, start + size + 4)).toBe('PK\x07\x08');
    files[name] = bytes.toString();
    at += 46 + nameLength;
  }
  return files;
}

describe('a zip archive made while it is read', () => {
  it('holds every file under its name, whatever its language and size', async () => {
    const zip = await buffer(
      zipStream([entry('R0/größe.txt', 'first ', 'part'), entry('empty.txt'), entry('b.txt', 'x')]),
    );
    expect(unzip(zip)).toEqual({ 'R0/größe.txt': 'first part', 'empty.txt': '', 'b.txt': 'x' });
  });

  it('opens a file only when the one before has been read', async () => {
    const opened: string[] = [];
    const watched = (name: string): ZipEntry => ({
      ...entry(name),
      open: async () => {
        opened.push(name);
        return Readable.from([Buffer.alloc(100_000)]);
      },
    });
    const stream = zipStream([watched('a'), watched('b')]);
    await stream[Symbol.asyncIterator]().next();
    expect(opened).not.toContain('b');
    stream.destroy();
  });

  it('fails when a file cannot be read, instead of ending as if it were whole', async () => {
    const broken: ZipEntry = { ...entry('a'), open: () => Promise.reject(new Error('gone')) };
    await expect(buffer(zipStream([broken]))).rejects.toThrow('gone');
  });
});
