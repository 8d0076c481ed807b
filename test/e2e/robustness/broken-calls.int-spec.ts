import { readdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { APP_CONFIG, type AppConfig } from '../../../src/platform/config/config';
import { limitTimeouts, TIMEOUTS } from '../../../src/platform/http/request/http-timeouts';
import { PG_POOL } from '../../../src/platform/postgres';
import { startTestApp, type TestApp } from '../../support/app/app';
import type { HttpClient } from '../../support/app/http-client';
import { until } from '../../support/app/http-until';
import { AuthorSteps } from '../../support/stories/submission-steps';
import { head, RawCall } from './raw-call';

const TIMES = 20;
const JSON_HEAD = ['Content-Type: application/json', 'Content-Length: 50000'];
const FORM_HEAD = ['Content-Type: multipart/form-data; boundary=cut', 'Content-Length: 5000000'];
const FILE = '--cut\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n';

describe('a caller who goes away', () => {
  let app: TestApp;
  let author: HttpClient;
  let articleId: string;
  beforeAll(async () => {
    app = await startTestApp();
    author = await app.as('author');
    articleId = (await new AuthorSteps(author).start()).id;
  });
  afterAll(() => app.stop());

  const connections = (): Promise<number> =>
    new Promise((resolve, reject) =>
      (app.nest.getHttpServer() as Server).getConnections((failure, count) =>
        failure ? reject(failure) : resolve(count),
      ),
    );
  const halfWritten = (): Promise<string[]> =>
    readdir(join(app.nest.get<AppConfig>(APP_CONFIG).dataDir, 'blobs', 'incoming'));

  /** Checks that the calls left nothing behind and that the server still answers as before. */
  async function expectAsBefore(): Promise<void> {
    const pool = app.nest.get<Pool>(PG_POOL);
    await until('closed connections', async () => ((await connections()) === 0 ? true : null));
    await until('half-written files removed', async () => ((await halfWritten()).length === 0 ? true : null));
    await until('no waiting query', async () => (pool.waitingCount === 0 ? true : null));
    expect((await author.get(`/article/${articleId}`)).status).toBe(200);
    expect((await app.visitor.get('/health/ready')).status).toBe(200);
  }

  const leaving = (call: RawCall, round: number): void => (round % 2 === 0 ? call.reset() : call.hangUp());

  it.each([
    ['in the middle of a head', () => `POST /api/article/save HTTP/1.1\r\nHost: localh`],
    ['in the middle of a JSON body', () => `${head('/article/save', author.token, JSON_HEAD)}{"articleTitle":"Ha`],
    [
      'in the middle of an upload',
      () => `${head(`/article/${articleId}/file-upload`, author.token, FORM_HEAD)}${FILE}${'x'.repeat(300_000)}`,
    ],
    [
      'before the head of the file',
      () => `${head(`/article/${articleId}/file-upload`, author.token, FORM_HEAD)}--cut\r\nContent-Dis`,
    ],
  ])('%s leaves nothing behind', async (_when, text) => {
    for (let round = 0; round < TIMES; round += 1) {
      const call = (await RawCall.open(app.origin)).write(text());
      // Gives the server time to start processing.
      await new Promise((resolve) => setTimeout(resolve, 20));
      leaving(call, round);
    }
    await expectAsBefore();
  });

  it('before the answer has still changed the article', async () => {
    const words = JSON.stringify({ articleTitle: 'Written although nobody waited' });
    const before = (await author.get(`/article/${articleId}`)).body as { version: number };
    const lines = ['Content-Type: application/json', `Content-Length: ${words.length}`];
    const call = (await RawCall.open(app.origin)).write(
      head(`/article/${articleId}/update`, author.token, lines) + words,
    );
    // A reset could discard what the server has not read yet.
    call.hangUp();
    const view = await until('the change', async () => {
      const answer = await author.get(`/article/${articleId}`);
      return answer.body.version !== before.version ? answer.body : null;
    });
    expect(view).toMatchObject({ articleTitle: 'Written although nobody waited' });
    await expectAsBefore();
  });

  it('during a large answer leaves nothing behind', async () => {
    for (let round = 0; round < TIMES; round += 1) {
      const call = (await RawCall.open(app.origin)).write('GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n');
      leaving(call, round);
    }
    await expectAsBefore();
  });

  it('and one that sends garbage gets an error and is disconnected', async () => {
    const call = (await RawCall.open(app.origin)).write('\u0016\u0003\u0001 hello\r\n\r\n');
    await call.closed;
    expect(call.answer).toMatch(/^HTTP\/1\.1 400 /);
    await expectAsBefore();
  });

  it('has limited time on the real server', () => {
    expect(app.nest.getHttpServer()).toMatchObject(TIMEOUTS);
  });
});

describe('a caller who never finishes', () => {
  let server: Server;
  let origin: string;
  beforeAll(async () => {
    server = createServer((request, response) => {
      request.resume().on('end', () => response.end('heard'));
    });
    limitTimeouts(server, {
      headersTimeout: 300,
      requestTimeout: 600,
      timeout: 1_500,
      connectionsCheckingInterval: 50,
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it.each([
    ['the head', 'POST / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
    ['the body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n'],
  ])('%s is disconnected with 408, though he sends a letter now and then', async (_what, beginning) => {
    const call = (await RawCall.open(origin)).write(beginning);
    const drip = setInterval(() => call.write('x'), 50);
    await call.closed;
    clearInterval(drip);
    expect(call.answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('and one who sends nothing at all is disconnected too', async () => {
    const call = await RawCall.open(origin);
    await call.closed;
    expect(call.answer).not.toContain('200');
  });
});
