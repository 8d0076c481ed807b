import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { type ZipEntry, zipStream } from './zip-stream';

const MORE_THAN_16_BITS = 66_000;

const entry = (name: string): ZipEntry => ({
  name,
  modified: new Date('2026-05-04T10:20:30Z'),
  size: name.length,
  open: async () => Readable.from([Buffer.from(name)]),
});

describe('a zip archive made while it is read', () => {
  it('contains more files than 16 bits can count', async () => {
    const many = Array.from({ length: MORE_THAN_16_BITS }, (_, at) => entry(`${at}.txt`));
    const zip = await fromBufferPromise(await buffer(zipStream(many)));
    expect(zip.entryCount).toBe(MORE_THAN_16_BITS);
  });
});
