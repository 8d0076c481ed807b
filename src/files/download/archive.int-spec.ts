import { buffer } from 'node:stream/consumers';
import { Logger } from '@nestjs/common';
import { type Entry, fromBufferPromise } from 'yauzl';
import type { HttpClient } from '../../../test/support/app/http-client';
import { SubmissionApp } from '../../../test/support/app/submission-app';
import { whileStored } from '../../../test/support/files/change-stored-file';
import { AuthorSteps, demoFile } from '../../../test/support/stories/submission-steps';
import type { ArticleView } from '../../contracts';
import { BLOBS, type Blobs } from '../../platform/blobs';
import { HealthRegistry } from '../../platform/http/health/health.registry';
import { CheckStoredFilesJob } from '../storage/check-stored-files.job';

const FIGURE = demoFile('figure-1.png');
const damaged = (): Buffer => {
  const bytes = Buffer.from(FIGURE);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  return bytes;
};

describe('files are downloaded in an archive', () => {
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

  const read = (): Promise<Response> =>
    fetch(`${app.origin}/api/article/${article.id}/files.zip`, {
      headers: { Authorization: `Bearer ${author.token}`, 'Accept-Language': 'nl' },
    });
  /** Sizes of the archive's files by name, and the text of its note. */
  async function unpacked(): Promise<{ sizes: Map<string, number>; notes: string[] }> {
    const zip = await fromBufferPromise(Buffer.from(await (await read()).arrayBuffer()));
    const [sizes, notes] = [new Map<string, number>(), [] as string[]];
    const bytesOf = async (entry: Entry): Promise<Buffer> => buffer(await zip.openReadStreamPromise(entry));
    for await (const entry of zip.eachEntry())
      if (entry.fileName === 'ONTBREEKT.txt') notes.push((await bytesOf(entry)).toString());
      else sizes.set(entry.fileName, (await bytesOf(entry)).length);
    return { sizes, notes };
  }
  const all = (): Map<string, number> => new Map(article.files.map(({ filename, size }) => [`R0/${filename}`, size]));
  const nameOfFigure = () => `R0/${article.files.find(({ fileType }) => fileType === 'png')?.filename}`;
  const filesInHealth = async () => (await app.nest.get(HealthRegistry, { strict: false }).status())['stored files'];

  it('each under its own name', async () => {
    expect((await read()).headers.get('content-disposition')).toMatch(/^attachment; filename=".*-files\.zip"/);
    expect(await unpacked()).toEqual({ sizes: all(), notes: [] });
  });

  it.each([
    ['damaged', damaged],
    ['missing', () => null],
  ])(
    'except one that is %s: the archive names it in the language of the reader, and health counts it',
    async (problem, bytes) => {
      const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation();
      const others = all();
      const figure = nameOfFigure();
      expect(others.delete(figure)).toBe(true);
      await whileStored(app, 'figure-1.png', bytes(), async () => {
        const { sizes, notes } = await unpacked();
        expect(sizes).toEqual(others);
        expect(notes).toEqual([expect.stringMatching(new RegExp(`beschadigd[^]+- ${figure}\r\n[^]+redactie`))]);
        expect(logged.mock.calls.flat().join()).toMatch(new RegExp(`The stored file \\w+ is ${problem}`));
        expect(await filesInHealth()).toMatch(/^1 damaged or missing/);
      });
      await app.nest.get(CheckStoredFilesJob, { strict: false }).check(0);
      expect(await filesInHealth()).toBeNull();
      expect(await unpacked()).toEqual({ sizes: all(), notes: [] });
    },
  );

  it('not while the storage is unavailable, which is an error in the usual format', async () => {
    jest.spyOn(Logger.prototype, 'error').mockImplementation();
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    jest.spyOn(app.nest.get<Blobs>(BLOBS, { strict: false }), 'size').mockRejectedValueOnce(away);
    const answer = await read();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-disposition')).not.toContain('.zip');
    expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('not as complete when a file becomes damaged after its check, and without that file the next time', async () => {
    jest.spyOn(Logger.prototype, 'error').mockImplementation();
    const blobs = app.nest.get<Blobs>(BLOBS, { strict: false });
    await whileStored(app, 'figure-1.png', damaged(), async () => {
      const look = jest.spyOn(blobs, 'ensureWhole').mockResolvedValue();
      await expect(read().then((answer) => answer.arrayBuffer())).rejects.toThrow();
      look.mockRestore();
      expect((await unpacked()).notes).toHaveLength(1);
    });
  });
});
