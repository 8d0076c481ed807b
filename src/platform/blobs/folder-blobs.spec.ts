import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { BlobMissing, BlobTooLarge, FolderBlobs } from '.';

describe('blobs in a folder', () => {
  let folder: string;
  let blobs: FolderBlobs;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'quire-blobs-'));
    blobs = await FolderBlobs.open(folder);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const bytes = Buffer.from('manuscript '.repeat(20_000));
  const files = (): string[] =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name);

  it('are found again by their hash, whole and in part', async () => {
    const stored = await blobs.put(Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]), {
      maxBytes: bytes.length,
    });
    expect(stored).toEqual({ hash: createHash('sha256').update(bytes).digest('hex'), size: bytes.length });
    expect((await buffer(await blobs.open(stored.hash))).equals(bytes)).toBe(true);
    expect((await buffer(await blobs.open(stored.hash, { start: 11, end: 20 }))).toString()).toBe('manuscript');
    expect(await blobs.size(stored.hash)).toBe(bytes.length);
  });

  it('are kept once when they come twice at the same time', async () => {
    const [one, two] = await Promise.all([1, 2].map(() => blobs.put(Readable.from([bytes]), { maxBytes: 1e6 })));
    expect(one).toEqual(two);
    expect(files()).toHaveLength(1);
  });

  it('leave nothing behind when they are too large', async () => {
    await expect(blobs.put(Readable.from([bytes]), { maxBytes: bytes.length - 1 })).rejects.toThrow(BlobTooLarge);
    expect(files()).toEqual([]);
  });

  it('leave nothing behind when the sender breaks off', async () => {
    async function* breaksOff() {
      yield bytes;
      throw new Error('gone');
    }
    await expect(blobs.put(Readable.from(breaksOff()), { maxBytes: 1e6 })).rejects.toThrow('gone');
    expect(files()).toEqual([]);
  });

  it('are swept when they are old and nobody needs them, and are young again when they come again', async () => {
    const limit = { maxBytes: 1e6 };
    const [needed, old] = [
      await blobs.put(Readable.from([bytes]), limit),
      await blobs.put(Readable.from([bytes.subarray(1)]), limit),
    ];
    const dayOld = new Date(Date.now() - 86_400_000);
    for (const { hash } of [needed, old]) utimesSync(join(folder, hash.slice(0, 2), hash.slice(2)), dayOld, dayOld);
    const cutoff = new Date(Date.now() - 3_600_000);
    await blobs.put(Readable.from([bytes.subarray(1)]), limit);
    expect(await blobs.sweep(new Set([needed.hash]), cutoff)).toBe(0);
    utimesSync(join(folder, old.hash.slice(0, 2), old.hash.slice(2)), dayOld, dayOld);
    expect(await blobs.sweep(new Set([needed.hash]), cutoff)).toBe(1);
    expect(await blobs.size(needed.hash)).toBe(bytes.length);
    await expect(blobs.open(old.hash)).rejects.toThrow(BlobMissing);
  });

  it.each(['0'.repeat(64), '../../etc/passwd', '', 'A'.repeat(64)])('answer that %p is missing', async (hash) => {
    await expect(blobs.open(hash)).rejects.toThrow(BlobMissing);
    await expect(blobs.size(hash)).rejects.toThrow(BlobMissing);
  });
});
