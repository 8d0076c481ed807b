import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { S3Blobs } from '../../../src/platform/blobs/s3-blobs';
import { isStoreUnavailable } from '../../../src/platform/store-unavailable/is-store-unavailable';

const LIMITS = { connectionTimeout: 1_000, socketTimeout: 300 };
const HASHES = { silent: 'a'.repeat(64), partial: 'b'.repeat(64) };

describe('an S3 store that falls silent', () => {
  const before = { ...process.env };
  const folder = mkdtempSync(join(tmpdir(), 'quire-silent-'));
  let server: Server;
  let blobs: S3Blobs;
  beforeAll(async () => {
    Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', AWS_MAX_ATTEMPTS: '1' });
    server = createServer(({ method, url }, response) => {
      if (method === 'HEAD') response.end();
      else if (url?.includes(HASHES.partial)) response.writeHead(200, { 'content-length': '1000' }).write('begun');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    blobs = await S3Blobs.open({ bucket: 'files', prefix: '', endpoint, region: null }, folder, LIMITS);
  });
  afterAll(async () => {
    process.env = before;
    blobs.onModuleDestroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true });
  });

  /** The failure of a read, or that it still waits. */
  const failureOf = (read: Promise<unknown>): Promise<unknown> => {
    const waits = new Promise((resolve) => setTimeout(() => resolve('it still waits'), 10_000).unref());
    return Promise.race([read.then(() => 'it was read').catch((failure: unknown) => failure), waits]);
  };

  it.each([
    ['before it answers', HASHES.silent],
    ['within a file', HASHES.partial],
  ])(
    '%s counts as unavailable',
    async (_when, hash) => {
      const failure = await failureOf(blobs.open(hash).then(text));
      expect(failure).toBeInstanceOf(Error);
      expect(isStoreUnavailable(failure)).toBe(true);
    },
    30_000,
  );
});
