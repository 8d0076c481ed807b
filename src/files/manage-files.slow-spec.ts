import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../../test/support/app/app';
import type { HttpClient } from '../../test/support/app/http-client';
import { OfficeStory, ok } from '../../test/support/stories/office-story';
import { AuthorSteps, body, demoFile } from '../../test/support/stories/submission-steps';
import {
  type ArticleLogEntry,
  type ArticleView,
  type Designation,
  FIGURE_DESIGNATIONS,
  FILE_MESSAGES,
} from '../contracts';

describe('the files of an article, managed by the office', () => {
  let app: TestApp;
  let author: AuthorSteps;
  let assistant: AuthorSteps;
  let editor: HttpClient;
  let article: ArticleView;
  beforeAll(async () => {
    app = await startTestApp();
    author = new AuthorSteps(await app.as('author'));
    assistant = new AuthorSteps(await app.as('assistant'));
    editor = await app.as('editor');
  });
  beforeEach(async () => {
    const { id } = await author.completeDraft();
    await author.addFile(id, 'Figure', 'figure-2.tiff', { figureTitle: '2. Readmission' });
    await author.addFile(id, 'Tables', 'rebuttal.docx');
    await author.overview(id);
    await author.submit(id);
    article = body(await assistant.author.get(`/article/${id}`));
  });
  afterAll(() => app.stop());

  const fileOf = (type: Designation, of = article) => {
    const found = of.files.find((file) => file.type === type);
    if (!found) throw new Error(`The article has no ${type}`);
    return found;
  };
  const addAs = async (type: Designation, name: string, source = 'rebuttal.docx'): Promise<ArticleView> => {
    const filename = await assistant.upload(article.id, type, name, demoFile(source));
    return body(await assistant.author.post(`/article/${article.id}/add-file`, { filename, type }));
  };
  const log = async (): Promise<ArticleLogEntry[]> =>
    (await ok(editor.get(`/article/${article.id}/log`))).body as ArticleLogEntry[];

  it('are replaced in one step, which the log shows', async () => {
    const old = fileOf('Manuscript');
    const filename = await assistant.upload(article.id, 'Manuscript', 'manuscript-revised.docx');
    const added = body(
      await assistant.author.post(`/article/${article.id}/add-file`, {
        ...{ filename, type: 'Manuscript', fileType: 'docx', revision: 0, replaces: old.id },
      }),
    );
    const manuscripts = added.files.filter((file) => file.type === 'Manuscript');
    expect(manuscripts.map(({ id, filename: name }) => [id !== old.id, name])).toEqual([[true, filename]]);
    const entries = (await log()).filter(({ actionType }) => actionType === 'FILE_CHANGE').slice(0, 2);
    const lines = entries.map(({ description }) => description);
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(new RegExp(`${filename}.* was added`)),
        expect.stringMatching(new RegExp(`${old.filename}.* was removed`)),
      ]),
    );
    expect(new Set(entries.map(({ actionTime }) => actionTime)).size).toBe(1);
  });

  it('are kept when the new one is refused, and can be replaced by one of the same name', async () => {
    const old = fileOf('Figure');
    const add = async (name: string, more: object = {}) =>
      assistant.author.post(`/article/${article.id}/add-file`, {
        ...{ filename: await assistant.upload(article.id, 'Figure', name), type: 'Figure', replaces: old.id },
        ...more,
      });
    expect((await add('figure-2.tiff')).body.message).toBe(FILE_MESSAGES.sameName);
    expect((await add('figure-1.png', { revision: 7 })).status).toBe(422);
    expect(body(await assistant.author.get(`/article/${article.id}`)).files).toContainEqual(
      expect.objectContaining({ id: old.id }),
    );
    const { files } = body(await add('figure-1.png'));
    expect(files.filter((file) => file.type === 'Figure').map((file) => file.figureTitle)).toEqual([
      old.figureTitle,
      '2. Readmission',
    ]);
  });

  it('are replaced only by people who see them', async () => {
    const tables = fileOf('Tables');
    const upload = await new AuthorSteps(editor).upload(article.id, 'Additional', 'manuscript-marked.docx');
    const send = (replaces: string) =>
      editor.post(`/article/${article.id}/add-file`, { filename: upload, type: 'Additional', replaces });
    expect([(await send(tables.id)).status, (await send(randomUUID())).status]).toEqual([404, 404]);
    const shown = body(await editor.get(`/article/${article.id}`)).files.map((file) => file.type);
    expect([shown.includes('Tables'), shown.includes('Overview')]).toEqual([false, true]);
    const office = article.files.map((file) => file.type);
    expect([office.includes('Tables'), office.includes('Overview')]).toEqual([true, false]);
  });

  it('can be added by the office in every status after submission, with designations that only it adds', async () => {
    const story = OfficeStory.of(app, article);
    const types = ['CoverLetter', 'Abstract', 'Powerpoint Presentation', 'Additional'] as const;
    const shown = async (client: HttpClient) =>
      body(await client.get(`/article/${article.id}`)).files.map((file) => file.type);
    await addAs('CoverLetter', 'letter.docx');
    await story.passCheck();
    await addAs('Abstract', 'abstract.docx');
    await story.decide('REJECTED');
    await addAs('Powerpoint Presentation', 'slides.docx');
    await addAs('Additional', 'more.docx');
    expect(await shown(assistant.author)).toEqual(expect.arrayContaining([...types]));
    const seen = await shown(author.author);
    expect(types.filter((type) => seen.includes(type))).toEqual(['Additional']);
    expect((await author.author.post(`/article/${article.id}/remove-file/${fileOf('Manuscript').id}`)).status).toBe(
      409,
    );
  });

  describe('have figures, which', () => {
    const path = () => `/article/${article.id}/reorder-figures`;
    const figures = (of = article) => of.files.filter((file) => file.type === 'Figure');
    const places = (...titles: string[]) =>
      [...figures()].reverse().map(({ id }, index) => ({ fileId: id, figureTitle: titles[index] ?? '' }));

    it('are put in order with their numbers, as the log shows', async () => {
      const after = body(await editor.post(path(), places('1. Readmission', '1-a')));
      expect(figures(after).map(({ filename, figureTitle }) => [filename, figureTitle])).toEqual([
        [figures()[1]?.filename, '1. Readmission'],
        [figures()[0]?.filename, '1-a'],
      ]);
      const [entry] = await log();
      expect(entry).toMatchObject({ actionType: 'FILE_CHANGE', description: expect.stringContaining('order') });
    });

    it.each([
      ['numbers out of their order', () => places('2', '1'), 422],
      ['a letter left out', () => places('1', '1-b'), 422],
      ['a figure left out', () => places('1', '2').slice(1), 422],
      ['a figure twice', () => [places('1')[0], places('1')[0]], 422],
      ['a figure without a title', () => places('1', ''), 400],
      ['a title of another kind', () => [{ fileId: 'x', figureTitle: 1 }], 400],
      ['no list', () => ({ fileId: 'x', figureTitle: '1' }), 400],
      ['a list of lists', () => [[]], 400],
    ])('are not changed by %s', async (_what, list, status) => {
      const answer = await editor.post(path(), list() as object);
      expect([answer.status, typeof answer.body.message]).toEqual([status, 'string']);
      expect(body(await editor.get(`/article/${article.id}`)).version).toBe(article.version);
    });

    it('are not put in order from a stale view', async () => {
      const pin = { 'If-Match': `"${article.version}"` };
      await ok(assistant.author.post(path(), places('1', '2')));
      const late = await editor.post(path(), places('1', '1-a'), pin);
      expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('was changed by')]);
    });

    it('are downloaded together, supplementary ones included', async () => {
      const { files } = await addAs('SupplementaryFigures', 'extra.png', 'figure-1.png');
      const zip = await editor
        .get(`/article/${article.id}/files.zip?type=Figure&type=SupplementaryFigures`)
        .responseType('blob');
      const wanted = files.filter((file) => FIGURE_DESIGNATIONS.includes(file.type));
      expect(wanted.map((file) => zip.body.includes(`R0/${file.filename}`))).toEqual([true, true, true]);
      expect(zip.body.includes('Manuscript')).toBe(false);
    });
  });
});
