import { createHash, Hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Logger } from '@nestjs/common';
import {
  BlobDamaged,
  BlobMissing,
  type Blobs,
  BlobTooLarge,
  HashShelves,
  sweepBlobs,
  verifyBlobs,
} from '../../../src/platform/blobs';

const withShelves = <Result>(hashes: readonly string[], work: (shelves: HashShelves) => Promise<Result>) =>
  HashShelves.during(async (shelves) => {
    for (const hash of hashes) await shelves.add(hash);
    return work(shelves);
  });

/** A store to run the contract on, with operations specific to its kind. */
export interface BlobsSubject {
  blobs: Blobs;
  /** Names of all files on local disks: stored and incoming. */
  files(): string[];
  /** Changes one byte of a blob without the store's knowledge. */
  damage(hash: string): void;
  close(): Promise<void>;
}

const bytes = Buffer.from('manuscript '.repeat(20_000));
const LIMIT = { maxBytes: 1e6 };
const HOUR = 3_600_000;
const past = (): Date => new Date(Date.now() - HOUR);
const future = (): Date => new Date(Date.now() + HOUR);
const put = (blobs: Blobs, content: Buffer) => blobs.put(Readable.from([content]), LIMIT);

async function hashesOf(blobs: Blobs): Promise<string[]> {
  const hashes: string[] = [];
  for await (const { hash } of blobs.list()) hashes.push(hash);
  return hashes.sort();
}

/** The contract of every blob store, regardless of its backend. */
export function describeBlobStore(open: () => Promise<BlobsSubject>): void {
  let subject: BlobsSubject;
  let blobs: Blobs;
  beforeEach(async () => {
    subject = await open();
    blobs = subject.blobs;
  }, 60_000);
  afterEach(() => subject.close());

  it('finds bytes again by their hash, whole and in part', async () => {
    const stored = await blobs.put(Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]), {
      maxBytes: bytes.length,
    });
    expect(stored).toEqual({ hash: createHash('sha256').update(bytes).digest('hex'), size: bytes.length });
    expect((await buffer(await blobs.open(stored.hash))).equals(bytes)).toBe(true);
    expect((await buffer(await blobs.open(stored.hash, { start: 11, end: 20 }))).toString()).toBe('manuscript');
    expect((await buffer(await blobs.open(stored.hash, { start: bytes.length - 3 }))).toString()).toBe('pt ');
    expect(await blobs.size(stored.hash)).toBe(bytes.length);
  });

  it('keeps bytes once when they come twice at the same time', async () => {
    const [one, two] = await Promise.all([put(blobs, bytes), put(blobs, bytes)]);
    expect(one).toEqual(two);
    expect(await hashesOf(blobs)).toEqual([one.hash]);
    expect(await put(blobs, bytes)).toEqual(one);
  });

  it('keeps nothing of an upload that is too large or aborted', async () => {
    async function* breaksOff() {
      yield bytes;
      throw new Error('gone');
    }
    const tooLarge = blobs.put(Readable.from([bytes]), { maxBytes: bytes.length - 1 });
    await expect(tooLarge).rejects.toThrow(BlobTooLarge);
    await expect(blobs.put(Readable.from(breaksOff()), LIMIT)).rejects.toThrow('gone');
    expect([subject.files(), await hashesOf(blobs)]).toEqual([[], []]);
  });

  it('lets a file be looked at before it is kept, and keeps nothing when it is refused', async () => {
    const seen: string[] = [];
    const inspect = async (path: string): Promise<void> => {
      seen.push((await readFile(path)).toString('latin1', 0, 10));
      if (seen.length === 2) throw new Error('refused');
    };
    await blobs.put(Readable.from([bytes]), { ...LIMIT, inspect });
    await expect(blobs.put(Readable.from([bytes.subarray(1)]), { ...LIMIT, inspect })).rejects.toThrow('refused');
    expect(seen).toEqual(['manuscript', 'anuscript ']);
    expect(await hashesOf(blobs)).toHaveLength(1);
  });

  it('fails instead of ending when bytes are damaged, and names them', async () => {
    const [whole, damaged] = [await put(blobs, bytes), await put(blobs, bytes.subarray(1))];
    subject.damage(damaged.hash);
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    let got = 0;
    const read = async (): Promise<void> => {
      for await (const chunk of await blobs.open(damaged.hash)) got += (chunk as Buffer).length;
    };
    await expect(read()).rejects.toThrow(BlobDamaged);
    expect(got).toBeLessThan(damaged.size);
    expect(logged.mock.calls).toEqual([[expect.stringContaining(damaged.hash)]]);
    const absent = 'f'.repeat(64);
    const report = await withShelves([whole.hash, absent], (referred) => verifyBlobs(blobs, referred));
    expect(report).toMatchObject({ count: 2, damaged: [damaged.hash], missing: [absent], unused: { count: 1 } });
    logged.mockRestore();
  });

  it('gives no part of damaged bytes, and reads whole ones once for many parts', async () => {
    const [whole, damaged] = [await put(blobs, bytes), await put(blobs, bytes.subarray(1))];
    subject.damage(damaged.hash);
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    const part = async (hash: string): Promise<string> =>
      (await buffer(await blobs.open(hash, { start: 0, end: 3 }))).toString();
    await expect(part(damaged.hash)).rejects.toThrow(BlobDamaged);
    await expect(part(damaged.hash)).rejects.toThrow(BlobDamaged);
    expect(logged.mock.calls).toHaveLength(2);
    logged.mockRestore();
    const digest = jest.spyOn(Hash.prototype, 'update');
    expect(await Promise.all([part(whole.hash), part(whole.hash)])).toEqual(['manu', 'manu']);
    // Signing the store's requests also computes hashes, but of short inputs.
    const timesRead = (): number =>
      Math.floor(digest.mock.calls.reduce((sum, [chunk]) => sum + chunk.length, 0) / whole.size);
    expect(timesRead()).toBe(1);
    expect(await part(whole.hash)).toBe('manu');
    expect(timesRead()).toBe(1);
    digest.mockRestore();
  });

  it('reports damaged bytes before any of them is sent, and again after the damage was found', async () => {
    const { hash } = await put(blobs, bytes);
    await blobs.ensureWhole(hash);
    subject.damage(hash);
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    // A store that does not notice the change treats the blob as whole until it is read.
    await expect(blobs.open(hash).then(buffer)).rejects.toThrow(BlobDamaged);
    await expect(blobs.ensureWhole(hash)).rejects.toThrow(BlobDamaged);
    await expect(blobs.ensureWhole('f'.repeat(64))).rejects.toThrow(BlobMissing);
    logged.mockRestore();
  });

  it('removes old unreferenced blobs, and lists them first', async () => {
    const [needed, unused] = [await put(blobs, bytes), await put(blobs, bytes.subarray(1))];
    const sweep = (options: { before: Date; isDryRun?: boolean }) =>
      withShelves([needed.hash], (keep) => sweepBlobs(blobs, { keep, ...options }));
    const found = { count: 1, bytes: unused.size };
    expect(await sweep({ before: past() })).toEqual({ count: 0, bytes: 0 });
    expect(await blobs.remove(unused.hash, past())).toBe(false);
    expect(await sweep({ before: future(), isDryRun: true })).toEqual(found);
    expect(await hashesOf(blobs)).toHaveLength(2);
    expect(await sweep({ before: future() })).toEqual(found);
    expect(await hashesOf(blobs)).toEqual([needed.hash]);
    await expect(blobs.open(unused.hash)).rejects.toThrow(BlobMissing);
  });

  it.each(['0'.repeat(64), '../../etc/passwd', '', 'A'.repeat(64)])('answers that %p is missing', async (hash) => {
    await expect(blobs.open(hash)).rejects.toThrow(BlobMissing);
    await expect(blobs.size(hash)).rejects.toThrow(BlobMissing);
  });
}
