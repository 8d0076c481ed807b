import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { fromBufferPromise } from 'yauzl';
import { ZIP_LIMITS } from './zip-records';
import { type ZipEntry, zipStream } from './zip-stream';

const AT = new Date('2026-05-04T10:20:30Z');
const entry = (name: string, ...parts: string[]): ZipEntry => ({
  name,
  modified: AT,
  size: Buffer.byteLength(parts.join('')),
  open: async () => Readable.from(parts.map((part) => Buffer.from(part))),
});
const ENTRIES = [entry('R0/größe.txt', 'first ', 'part'), entry('empty.txt'), entry('b.txt', 'x')];
const CONTENTS = { 'R0/größe.txt': 'first part', 'empty.txt': '', 'b.txt': 'x' };

/** Reads with a library, which compares the list with the local headers. */
async function unzip(bytes: Buffer): Promise<Record<string, string>> {
  const zip = await fromBufferPromise(bytes);
  const files: Record<string, string> = {};
  for await (const one of zip.eachEntry()) {
    const local = await zip.readLocalFileHeaderPromise(one);
    expect([local.fileName.toString(), one.getLastModDate({ timezone: 'UTC' })]).toEqual([one.fileName, AT]);
    const content = await buffer(await zip.openReadStreamPromise(one));
    expect(one.crc32).toBe(crc32(content));
    files[one.fileName] = content.toString();
  }
  expect(Object.keys(files)).toHaveLength(zip.entryCount);
  return files;
}

describe('a zip archive made while it is read', () => {
  it('contains every file under its name, whatever its language and size', async () => {
    const bytes = await buffer(zipStream(ENTRIES));
    expect(bytes.includes(Buffer.from('PK\x06\x06', 'latin1'))).toBe(false);
    expect(await unzip(bytes)).toEqual(CONTENTS);
  });

  it.each([
    ['files', { bytes: 10, entries: 0xffff }],
    ['places', { bytes: 60, entries: 0xffff }],
    ['numbers of files', { bytes: ZIP_LIMITS.bytes, entries: 3 }],
  ])('writes %s that need it with 64 bits', async (_what, limits) => {
    const bytes = await buffer(zipStream(ENTRIES, limits));
    expect(bytes.includes(Buffer.from('PK\x06\x06', 'latin1'))).toBe(true);
    expect(await unzip(bytes)).toEqual(CONTENTS);
  });

  it('opens a file only when the one before has been read, and closes it when reading stops', async () => {
    const opened: string[] = [];
    const closed: string[] = [];
    const watched = (name: string): ZipEntry => ({
      ...entry(name),
      size: 10_000_000,
      open: async () => {
        opened.push(name);
        const bytes = Readable.from(Array.from({ length: 100 }, () => Buffer.alloc(100_000)));
        return bytes.once('close', () => closed.push(name));
      },
    });
    const stream = zipStream([watched('a'), watched('b')]);
    const chunks = stream[Symbol.asyncIterator]();
    for (let count = 0; count < 3; count += 1) await chunks.next();
    const isClosed = new Promise((resolve) => stream.once('close', resolve));
    stream.destroy();
    await isClosed;
    while (closed.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect([opened, closed]).toEqual([['a'], ['a']]);
  });

  it.each<[string, ZipEntry]>([
    ['cannot be read', { ...entry('a'), open: () => Promise.reject(new Error('gone')) }],
    ['breaks off', { ...entry('a', 'bytes'), open: async () => Readable.from(broken()) }],
    ['has another size than it should', { ...entry('a', 'bytes'), size: 6 }],
  ])('fails when a file %s, instead of ending as if it were complete', async (_what, bad) => {
    await expect(buffer(zipStream([entry('b', 'x'), bad]))).rejects.toThrow(/gone|has 5 bytes instead of 6/);
  });
});

async function* broken(): AsyncGenerator<Buffer> {
  yield Buffer.from('by');
  throw new Error('gone');
}
