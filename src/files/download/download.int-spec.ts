import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { HttpClient } from '../../../test/support/app/http-client';
import { SubmissionApp } from '../../../test/support/app/submission-app';
import { whileStored } from '../../../test/support/files/change-stored-file';
import { AuthorSteps, demoFile } from '../../../test/support/stories/submission-steps';
import type { ArticleView } from '../../contracts';
import { BLOBS, type Blobs } from '../../platform/blobs';

const FIGURE = demoFile('figure-1.png');
const SIZE = FIGURE.length;

const FILE_LOST: unknown = expect.stringMatching(/^This file is missing or damaged in the storage\./);

describe('a file is downloaded', () => {
  let app: SubmissionApp;
  let author: HttpClient;
  let article: ArticleView;
  beforeAll(async () => {
    app = await SubmissionApp.start();
    author = await app.as('author');
    article = await new AuthorSteps(author).completeDraft();
  }, 120_000);
  afterAll(() => app.stop());
  afterEach(() => jest.restoreAllMocks());

  const linkOf = (extension: string): string =>
    article.files.find(({ fileType }) => fileType === extension)?.location.replace(/^\/api/, '') ?? '';
  const read = (headers: Record<string, string> = {}, extension = 'png') =>
    app.people.visitor.get(linkOf(extension), {}, headers).responseType('blob');
  const zipPath = (): string => `/api/article/${article.id}/files.zip`;
  const openRaw = async (path: string): Promise<IncomingMessage> => {
    const [answer] = await once(
      get(`${app.origin}${path}`, { headers: { Authorization: `Bearer ${author.token}` }, agent: false }),
      'response',
    );
    return answer as IncomingMessage;
  };
  const whileFigureIs = (bytes: Buffer | null, work: () => Promise<void>): Promise<void> =>
    whileStored(app, 'figure-1.png', bytes, work);

  it.each([
    ['bytes=0-0', 206, `bytes 0-0/${SIZE}`, FIGURE.subarray(0, 1)],
    [`bytes=${SIZE - 5}-`, 206, `bytes ${SIZE - 5}-${SIZE - 1}/${SIZE}`, FIGURE.subarray(-5)],
    ['bytes=-7', 206, `bytes ${SIZE - 7}-${SIZE - 1}/${SIZE}`, FIGURE.subarray(-7)],
    [`bytes=${SIZE}-`, 416, `bytes */${SIZE}`, Buffer.alloc(0)],
    ['bytes=0-1,5-6', 200, undefined, FIGURE],
    ['lines=1-2', 200, undefined, FIGURE],
  ])('in part: %s', async (range, status, contentRange, bytes) => {
    const answer = await read({ Range: range });
    expect([answer.status, answer.headers['content-range']]).toEqual([status, contentRange]);
    expect(Buffer.from(answer.body as Buffer).equals(bytes)).toBe(true);
    expect(answer.headers['accept-ranges']).toBe('bytes');
  });

  it('in part only of the version that the caller has', async () => {
    const { etag = '' } = (await read()).headers;
    const same = await read({ Range: 'bytes=0-3', 'If-Range': etag });
    const other = await read({ Range: 'bytes=0-3', 'If-Range': '"other"' });
    const dated = await read({ Range: 'bytes=0-3', 'If-Range': 'Sat, 01 Jan 2000 00:00:00 GMT' });
    expect([same.status, other.status, dated.status]).toEqual([206, 200, 200]);
    expect([same.headers['content-length'], other.headers['content-length']]).toEqual(['4', String(SIZE)]);
  });

  it('not again when the caller has it', async () => {
    const { etag = '' } = (await read()).headers;
    const known = await Promise.all(
      [etag, `"x", ${etag}`, `W/${etag}`, '*'].map((tag) => read({ 'If-None-Match': tag })),
    );
    expect(known.map(({ status }) => status)).toEqual([304, 304, 304, 304]);
    expect((await read({ 'If-None-Match': '"other"' })).status).toBe(200);
  });

  it('to be saved, unless it is a picture or a PDF, and can never act as a page of this site', async () => {
    const [document, picture] = [await read({}, 'docx'), await read()];
    expect(document.headers['content-disposition']).toMatch(/^attachment; filename="/);
    expect(picture.headers['content-disposition']).toMatch(/^inline; filename="/);
    for (const { headers } of [document, picture]) {
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toMatch(/default-src 'none'.*; sandbox$/);
      expect(headers['cache-control']).toContain('private');
    }
  });

  it('never as a whole nor in part when its bytes are damaged, which is logged', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    const damaged = Buffer.from(FIGURE);
    damaged[SIZE - 1] = (damaged[SIZE - 1] ?? 0) ^ 1;
    await whileFigureIs(damaged, async () => {
      await expect(openRaw(`/api${linkOf('png')}`).then(buffer)).rejects.toThrow();
      const part = await app.people.visitor.get(linkOf('png'), {}, { Range: 'bytes=0-9' });
      expect([part.status, part.body.code, part.body.message]).toEqual([500, 'INTERNAL', FILE_LOST]);
    });
    expect(logged.mock.calls.flat().join()).toContain('is damaged');
    expect((await read()).status).toBe(200);
    expect((await read({ Range: 'bytes=0-9' })).status).toBe(206);
  });

  it('with an error in the usual format when its bytes are missing', async () => {
    jest.spyOn(Logger.prototype, 'error').mockImplementation();
    await whileFigureIs(null, async () => {
      const answer = await app.people.visitor.get(linkOf('png'));
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([500, 'INTERNAL', FILE_LOST]);
      expect(answer.headers['content-disposition']).toBeUndefined();
    });
  });

  it('no further when the caller disconnects', async () => {
    let [read, isClosed] = [0, false];
    const endless = async function* (): AsyncGenerator<Buffer> {
      for (; ; read += 1) {
        await sleep(1);
        yield Buffer.alloc(65_536);
      }
    };
    const blobs = app.nest.get<Blobs>(BLOBS, { strict: false });
    jest
      .spyOn(blobs, 'open')
      .mockImplementation(async () => Readable.from(endless()).on('close', () => (isClosed = true)));
    const answer = await openRaw(zipPath());
    await once(answer, 'readable');
    answer.destroy();
    while (!isClosed) await sleep(5);
    const before = read;
    await sleep(50);
    expect(read).toBe(before);
  }, 60_000);
});
