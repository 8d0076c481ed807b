import { DEFAULT_SETTINGS } from '../../contracts';
import { HashShelves } from '../../platform/blobs';
import { sameShelves } from '../../platform/blobs/hash-shelves';
import type { RecordedEvent } from '../../platform/event-store/port';
import { UploadStore } from '../uploads/upload.store';
import { BlobReferences } from './blob-references';

const [FILE, KEY, PENDING, LOGO] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(64)) as [
  string,
  string,
  string,
  string,
];
const UPLOAD = '0f0e0d0c-1111-4222-8333-444455556666';

type Batch = RecordedEvent[];

/** A log of events with these data, and one upload that is not added yet. */
function referencesOf(...log: object[]): BlobReferences {
  async function* readAll(): AsyncGenerator<Batch> {
    for (const data of log) yield [{ data }] as Batch;
  }
  async function* hashes(): AsyncGenerator<string[]> {
    yield [PENDING];
  }
  const uploads = Object.assign(Object.create(UploadStore.prototype) as UploadStore, {
    hashes,
    erasedHashes: async () => [],
  });
  return new BlobReferences({ readAll }, uploads, { current: async () => ({ ...DEFAULT_SETTINGS, logo: LOGO }) });
}

describe('references to bytes', () => {
  const references = referencesOf({ file: { fileId: UPLOAD, hash: FILE } }, { assignmentId: 'x', keyHash: KEY });

  /** All hashes that `fill` adds to the shelves. */
  const shelved = (fill: (shelves: HashShelves) => Promise<unknown>): Promise<string[]> =>
    HashShelves.during(async (shelves) => {
      await fill(shelves);
      const all: string[] = [];
      for await (const [one] of sameShelves(shelves, shelves)) all.push(...one.keys());
      return all;
    });

  it('distinguish files from other hashes, which a sweep does not delete either', async () => {
    expect(await shelved((shelves) => references.inLog(shelves, 'files'))).toEqual([FILE]);
    expect(await shelved((shelves) => references.inLog(shelves, 'all'))).toEqual([FILE, KEY]);
    expect(await shelved((shelves) => references.outsideLog(shelves))).toEqual([PENDING, LOGO]);
  });

  it('show which uploads have become files, and whether there is any file', async () => {
    await HashShelves.during(async (shelves) => {
      const found = { hasFiles: true, ids: new Set([UPLOAD]) };
      expect(await references.inLog(shelves, 'all', new Set([UPLOAD, 'other']))).toEqual(found);
      expect(await referencesOf({ keyHash: KEY }).inLog(shelves, 'all')).toEqual({ hasFiles: false, ids: new Set() });
    });
  });
});
