import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Logger } from '@nestjs/common';
import { BlobDamaged, FolderBlobs } from '../../../src/platform/blobs';
import { type BlobsSubject, describeBlobStore } from './contract';
import { damageFile, filesIn } from './files-in';

const HOUR_MS = 3_600_000;
const pathOf = (folder: string, hash: string): string => join(folder, hash.slice(0, 2), hash.slice(2));

async function open(): Promise<BlobsSubject & { folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'quire-blobs-'));
  return {
    folder,
    blobs: await FolderBlobs.open(folder),
    files: () => filesIn(folder),
    damage: (hash) => damageFile(pathOf(folder, hash)),
    close: async () => rmSync(folder, { recursive: true }),
  };
}

describe('a folder of blobs', () => {
  describeBlobStore(open);

  it('counts bytes that come again as young', async () => {
    const { blobs, folder, close } = await open();
    const put = () => blobs.put(Readable.from([Buffer.from('again')]), { maxBytes: 10 });
    const { hash } = await put();
    const [dayAgo, hourAgo] = [new Date(Date.now() - 86_400_000), new Date(Date.now() - 3_600_000)];
    utimesSync(pathOf(folder, hash), dayAgo, dayAgo);
    await put();
    expect(await blobs.remove(hash, hourAgo)).toBe(false);
    utimesSync(pathOf(folder, hash), dayAgo, dayAgo);
    expect(await blobs.remove(hash, hourAgo)).toBe(true);
    await close();
  });

  it('looks again at a file that has been touched since it was found whole', async () => {
    const { blobs, folder, close } = await open();
    const { hash } = await blobs.put(Readable.from([Buffer.from('again')]), { maxBytes: 10 });
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    await buffer(await blobs.open(hash, { start: 1, end: 2 }));
    damageFile(pathOf(folder, hash));
    utimesSync(pathOf(folder, hash), new Date(), new Date(Date.now() + 5_000));
    await expect(blobs.open(hash, { start: 1, end: 2 })).rejects.toThrow(BlobDamaged);
    logged.mockRestore();
    await close();
  });

  it('removes the remains of killed uploads, at its start and every hour with an upload', async () => {
    const { folder, close } = await open();
    const [left, underWay] = [join(folder, 'incoming', 'left'), join(folder, 'incoming', 'under-way')] as const;
    const leave = (path: string, at: number): void => {
      writeFileSync(path, 'half');
      utimesSync(path, new Date(at), new Date(at));
    };
    leave(left, Date.now() - 2 * HOUR_MS);
    leave(underWay, Date.now());
    const blobs = await FolderBlobs.open(folder);
    expect([left, underWay].map((path) => existsSync(path))).toEqual([false, true]);
    leave(left, Date.now());
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1.5 * HOUR_MS);
    await blobs.put(Readable.from([Buffer.from('another')]), { maxBytes: 10 });
    later.mockRestore();
    expect([left, underWay].map((path) => existsSync(path))).toEqual([false, false]);
    await close();
  });
});
