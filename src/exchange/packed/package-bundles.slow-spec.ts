import { createHash } from 'node:crypto';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { HttpClient } from '../../../test/support/app/http-client';
import { CommandedArticle, personOf } from '../../../test/support/article/commanded-article';
import { unzipped } from '../../../test/support/files/unzipped';
import { ok } from '../../../test/support/stories/office-story';
import { Exports } from '../packaging/exports';

const NOBODY = '00000000-0000-4000-8000-000000000000';

describe('packages of several accepted articles', () => {
  let app: TestApp;
  let editor: HttpClient;
  let articles: CommandedArticle[];

  beforeAll(async () => {
    app = await startTestApp();
    editor = await app.as('editor');
    await ok((await app.as('webmaster')).post('/settings', { issn: '2049-3630' }));
    const cast = { uploader: personOf(await app.as('author')), editor: personOf(editor) };
    articles = [];
    for (const title of ['First', 'Second', 'Third', 'Still in review'])
      articles.push(await CommandedArticle.inSelection(app.nest, { ...cast, fields: { articleTitle: title } }));
    for (const { id } of articles.slice(0, 3)) await accept(id);
  });
  afterAll(() => app.stop());
  afterEach(() => jest.restoreAllMocks());

  const accept = async (id: string) =>
    ok(editor.post(`/article/${id}/editor/override`, { status: 'ACCEPTED', reason: 'A spec' }));
  const get = (query: Record<string, string>, as = editor) => as.get('/exports/packages.zip', query);
  const today = new Date().toISOString().slice(0, 10);
  const [before, after] = [-2, 2].map((days) =>
    new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10),
  ) as [string, string];
  const inside = async (query: Record<string, string>, as = editor) => {
    const answer = await get(query, as).responseType('blob');
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    const files = await unzipped(answer.body as Buffer);
    const [header, ...lines] = (files.get('manifest.csv')?.toString().trimEnd() ?? '').split('\r\n');
    expect(header).toBe('\ufeffArticle number,File,SHA-256,Problem');
    files.delete('manifest.csv');
    return { files, lines: lines.map((line) => line.split(',')) };
  };

  it('are in one archive, each a package of its own, listed with its hash', async () => {
    const { files, lines } = await inside({ from: before, until: after });
    expect(lines.map(([number]) => number)).toEqual(articles.slice(0, 3).map(({ state }) => state.number));
    for (const [number, name = '', sha256, problem] of lines) {
      const bytes = files.get(name) ?? Buffer.alloc(0);
      expect([name, sha256, problem]).toEqual([
        `${number}-meca.zip`,
        createHash('sha256').update(bytes).digest('hex'),
        '',
      ]);
      expect([...(await unzipped(bytes)).keys()]).toEqual(expect.arrayContaining(['manifest.xml', 'article.xml']));
    }
  });

  it('name the article that fails, and contain the others', async () => {
    const { id } = articles[1] ?? { id: '' };
    const exports = app.nest.get(Exports);
    const original = exports.make.bind(exports);
    jest.spyOn(exports, 'make').mockImplementation((wanted) => {
      if (wanted.state.id === id) return Promise.reject(new Error('A disk that fails'));
      return original(wanted);
    });
    const { files, lines } = await inside({
      ids: articles
        .slice(0, 3)
        .map((article) => article.id)
        .join(','),
    });
    expect(files.size).toBe(2);
    expect(lines.map((line) => line[3])).toEqual(['', 'Something went wrong on the server. Please try again.', '']);
  });

  it('report for chosen articles why they are not included', async () => {
    const [, , , open] = articles;
    const { files, lines } = await inside({ ids: [open?.id ?? '', NOBODY].join(',') });
    expect([files.size, lines.map(([name, , , problem]) => [name, problem])]).toEqual([
      0,
      [
        [open?.state.number, 'Only accepted articles can be exported.'],
        [NOBODY, 'This article does not exist.'],
      ],
    ]);
    const inDutch = await editor
      .get('/exports/packages.zip', { ids: NOBODY }, { 'Accept-Language': 'nl' })
      .responseType('blob');
    expect((await unzipped(inDutch.body as Buffer)).get('manifest.csv')?.toString()).toContain(
      'Dit artikel bestaat niet.',
    );
  });

  it('are not given to their author, whatever their group', async () => {
    const uploader = await app.as('author');
    expect((await get({ from: before, until: after }, uploader)).status).toBe(403);
    const webmaster = await app.as('webmaster');
    const own = { uploader: personOf(webmaster), editor: personOf(editor) };
    const article = await CommandedArticle.inSelection(app.nest, { ...own, fields: { articleTitle: 'Their own' } });
    await accept(article.id);
    expect((await inside({ from: before, until: after }, webmaster)).files.size).toBe(3);
    const { files, lines } = await inside({ ids: article.id }, webmaster);
    expect([files.size, lines]).toEqual([0, [[article.id, '', '', 'This article does not exist.']]]);
    expect((await inside({ ids: article.id })).files.size).toBe(1);
  });

  it('are refused without a choice, for a wrong one and for a period without articles', async () => {
    const wrong = [{}, { from: before }, { from: after, until: before }, { from: 'x', until: 'y' }, { ids: 'x' }];
    for (const query of wrong as Record<string, string>[])
      expect([query, (await get(query)).status]).toEqual([query, 400]);
    expect((await get({ from: '2001-01-01', until: '2001-02-01' })).status).toBe(404);
  });

  it('are recorded in the security log', async () => {
    const log = await (await app.as('webmaster')).get('/security-log', { kind: 'DATA_EXPORTED' });
    expect(log.text).toContain('/exports/packages.zip');
  });
});
