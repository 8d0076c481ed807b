import { DEFAULT_SETTINGS } from '../../contracts';
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
  const uploads = Object.assign(Object.create(UploadStore.prototype) as UploadStore, { hashes: async () => [PENDING] });
  return new BlobReferences({ readAll }, uploads, { current: async () => ({ ...DEFAULT_SETTINGS, logo: LOGO }) });
}

describe('references to bytes', () => {
  const references = referencesOf({ file: { fileId: UPLOAD, hash: FILE } }, { assignmentId: 'x', keyHash: KEY });

  it('tell files from other hashes, which a sweep leaves alone as well', async () => {
    const { files, hashes } = await references.inLog();
    expect([files, hashes]).toEqual([new Set([FILE]), new Set([FILE, KEY])]);
    expect(await references.withUploads(files)).toEqual(new Set([FILE, PENDING, LOGO]));
  });

  it('tell which uploads have become files', async () => {
    expect((await references.inLog(new Set([UPLOAD, 'other']))).ids).toEqual(new Set([UPLOAD]));
  });
});
