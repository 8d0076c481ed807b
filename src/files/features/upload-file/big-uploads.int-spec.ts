import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Pool } from 'pg';
import type { HttpClient } from '../../../../test/support/http-client';
import { SubmissionApp } from '../../../../test/support/submission-app';
import { AuthorSteps } from '../../../../test/support/submission-steps';
import { PG_POOL } from '../../../platform/postgres';

const SIZE = 52_428_800;
const AT_ONCE = 10;
/** Server, senders and test are one process here, so this bounds more than the server alone. */
const MOST_GROWTH = 60 * 2 ** 20;
const CHUNK = Buffer.alloc(65_536);
const START = Buffer.from(
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n',
);
const END = Buffer.from('\r\n--b--\r\n');

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes that are held. What nobody holds any more is collected first: how much of that lies about says nothing. */
function held(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Sends one file of SIZE bytes piece by piece; answers the status. */
async function sendBig(origin: string, path: string, token: string, place: number): Promise<number> {
  const call = httpRequest(`${origin}/api${path}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'multipart/form-data; boundary=b',
      'Content-Length': START.length + SIZE + END.length,
    },
  });
  const answered = once(call, 'response');
  const first = Buffer.from(`%PDF-1.7\n% ${place}\n`.padEnd(64));
  call.write(START);
  call.write(first);
  for (let left = SIZE - first.length; left > 0; left -= CHUNK.length)
    if (!call.write(CHUNK.subarray(0, Math.min(left, CHUNK.length)))) await once(call, 'drain');
  call.end(END);
  const [response] = (await answered) as [import('node:http').IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response.statusCode ?? 0;
}

describe('ten uploads of 50 MB at once', () => {
  let app: SubmissionApp;
  let author: HttpClient;
  beforeAll(async () => {
    app = await SubmissionApp.start();
    author = await app.as('author');
  });
  afterAll(() => app.stop());

  it('are taken without holding them in memory', async () => {
    const { id } = await new AuthorSteps(author).start();
    const path = `/article/${id}/file-upload`;
    await sendBig(app.origin, path, author.token, 99);
    const before = { used: held(), rss: process.memoryUsage().rss };
    let [most, rss] = [before.used, before.rss];
    const watch = setInterval(() => {
      most = Math.max(most, held());
      rss = Math.max(rss, process.memoryUsage().rss);
    }, 250);
    const statuses = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, place) => sendBig(app.origin, path, author.token, place)),
    );
    clearInterval(watch);
    const mb = (bytes: number): string => (bytes / 2 ** 20).toFixed(1);
    process.stdout.write(
      `Ten uploads of 50 MB: heap and buffers +${mb(most - before.used)} MB, RSS +${mb(rss - before.rss)} MB\n`,
    );
    expect(statuses).toEqual(Array.from({ length: AT_ONCE }, () => 200));
    expect(most - before.used).toBeLessThan(MOST_GROWTH);
  }, 120_000);

  it('and one that breaks off near its end leaves neither bytes nor a record', async () => {
    const { id } = await new AuthorSteps(author).start();
    const blobs = await app.blobCount();
    const call = httpRequest(`${app.origin}/api/article/${id}/file-upload`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${author.token}`,
        'Content-Type': 'multipart/form-data; boundary=b',
        'Content-Length': START.length + SIZE + END.length,
      },
    });
    call.on('error', () => undefined);
    call.write(START);
    call.write('%PDF-1.7\n');
    for (let sent = 0; sent < 10 * 2 ** 20; sent += CHUNK.length) if (!call.write(CHUNK)) await once(call, 'drain');
    while ((await app.blobCount()) === blobs) await sleep(20);
    call.destroy();
    for (let tries = 0; tries < 200 && (await app.blobCount()) > blobs; tries += 1) await sleep(25);
    expect(await app.blobCount()).toBe(blobs);
    const { rows } = await app.nest
      .get<Pool>(PG_POOL, { strict: false })
      .query('SELECT 1 FROM app.uploads WHERE article_id = $1', [id]);
    expect(rows).toEqual([]);
  });
});
