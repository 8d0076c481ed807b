import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { openBlobs } from '../../../src/platform/blobs';
import { type BlobsSubject, describeBlobStore } from './contract';
import { damageFile, filesIn } from './files-in';

const BUCKET = 'journal-files';

/** A local S3 server with one bucket, and a store in it. */
async function open(): Promise<BlobsSubject> {
  const folder = mkdtempSync(join(tmpdir(), 'quire-s3-'));
  const dataDir = mkdtempSync(join(tmpdir(), 'quire-s3-client-'));
  const directory = join(folder, 'objects');
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  const blobUrl = `s3://${BUCKET}/quire?endpoint=http://127.0.0.1:${port}`;
  const objects = (): string[] => filesIn(directory).filter((path) => path.endsWith('_object'));
  return {
    blobs: await openBlobs({ blobUrl, dataDir }),
    files: () => [...objects(), ...filesIn(dataDir)],
    damage: (hash) =>
      objects()
        .filter((path) => path.includes(hash))
        .forEach(damageFile),
    close: async () => {
      await server.close();
      for (const one of [folder, dataDir]) rmSync(one, { recursive: true });
    },
  };
}

describe('blobs in an S3 store', () => {
  const before = { ...process.env };
  // The credentials that s3rver accepts; the AWS client reads them from the environment only.
  beforeAll(() => Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }));
  afterAll(() => {
    process.env = before;
  });

  describeBlobStore(open);

  it('report immediately what is wrong with their setting', async () => {
    const subject = await open();
    const dataDir = tmpdir();
    const away = openBlobs({ blobUrl: 's3://bucket?endpoint=http://127.0.0.1:9', dataDir });
    await expect(away).rejects.toThrow(/^BLOB_URL: the bucket 'bucket' cannot be used: /);
    await subject.close();
  }, 60_000);
});
