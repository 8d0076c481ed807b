import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import type { HttpClient } from '../../../../test/support/app/http-client';
import { outlineOf } from '../../../../test/support/files/outline-of';
import { OfficeStory } from '../../../../test/support/stories/office-story';
import { AuthorSteps, body, demoFile } from '../../../../test/support/stories/submission-steps';
import type { ArticleView, FileView } from '../../../contracts';

const CAPTIONS = ['Flow', 'Stay', 'Costs'];

describe('the order of figures', () => {
  let app: TestApp;
  let author: HttpClient;
  let steps: AuthorSteps;
  let id: string;
  beforeAll(async () => {
    app = await startTestApp();
    author = await app.as('author');
    steps = new AuthorSteps(author);
    ({ id } = await steps.start());
    await steps.addFile(id, 'Manuscript', 'manuscript.docx');
    for (const [index, caption] of CAPTIONS.entries())
      await add(`picture-${index}.png`, { figureTitle: `${index + 1}. ${caption}` });
  });
  afterAll(() => app.stop());

  const add = async (name: string, more: object = {}): Promise<ArticleView> => {
    const filename = await steps.upload(id, 'Figure', name, demoFile('figure-1.png'));
    return body(await author.post(`/article/${id}/add-file`, { filename, type: 'Figure', ...more }));
  };
  const figuresOf = (article: ArticleView, revision: number): FileView[] =>
    article.files.filter((file) => file.type === 'Figure' && file.revision === revision);
  const titles = (article: ArticleView, revision: number) =>
    figuresOf(article, revision).map(({ figureTitle }) => figureTitle);
  const numbers = (article: ArticleView, revision: number) =>
    figuresOf(article, revision).map(({ figureNumber }) => figureNumber);
  const get = async (): Promise<ArticleView> => body(await author.get(`/article/${id}`));
  const ORDERED = ['1. Flow', '2. Stay', '3. Costs'];

  it('is kept when one is replaced, and the new file has the number of the old one in its name', async () => {
    const old = figuresOf(await get(), 0)[1];
    const article = await add('better.png', { replaces: old?.id });
    expect(titles(article, 0)).toEqual(ORDERED);
    expect(article.files.map(({ type }) => type)).toEqual(['Manuscript', 'Figure', 'Figure', 'Figure']);
    expect(figuresOf(article, 0)[1]?.filename).toBe(`${article.articleId}-Figure-2-v2.png`);
    const again = await add('best.png', { replaces: figuresOf(article, 0)[1]?.id });
    expect(figuresOf(again, 0)[1]?.filename).toBe(`${article.articleId}-Figure-2-v3.png`);
  });

  it('is kept by reused figures, in the files and in the PDF that reviewers read', async () => {
    await steps.overview(id);
    await steps.submit(id);
    const story = OfficeStory.of(app, await get());
    await story.passCheck();
    await story.decide('MAJOR_REVISION');
    const article = body(await author.post(`/article/${id}/reuse-files`, { type: 'Figure' }));
    expect([titles(article, 1), numbers(article, 1)]).toEqual([ORDERED, ['1', '2', '3']]);
    expect(figuresOf(article, 1).map(({ filename }) => filename)).toEqual(
      [1, 2, 3].map((number) => `${article.articleId}-R1-Figure-${number}.png`),
    );
  });

  it('has no gap after a deletion, and is changed by the author', async () => {
    const [first, , third] = figuresOf(await get(), 1);
    const deleted = body(await author.post(`/article/${id}/remove-file/${first?.id}`));
    expect([titles(deleted, 1), numbers(deleted, 1)]).toEqual([
      ['1. Stay', '2. Costs'],
      ['1', '2'],
    ]);
    const [stay, costs] = figuresOf(deleted, 1);
    const order = [
      { fileId: costs?.id, figureTitle: '1. Costs' },
      { fileId: stay?.id, figureTitle: '2. Stay' },
    ];
    const pinned = { 'If-Match': `"${deleted.version}"` };
    const moved = body(await author.post(`/article/${id}/reorder-figures`, order, pinned));
    expect(figuresOf(moved, 1).map((file) => file.id)).toEqual([third?.id, stay?.id]);
  });

  it('is the order of the pages of the full article', async () => {
    for (const [type, name] of [
      ['RebuttalLetter', 'rebuttal.docx'],
      ['MarkedManuscript', 'manuscript-marked.docx'],
      ['UnmarkedManuscriptPDF', 'manuscript-revised.docx'],
    ] as const)
      await steps.addFile(id, type, name);
    const { version } = await get();
    body(await author.post(`/article/${id}/submit-revision`, { articleId: id, files: [], version, confirmed: true }));
    const editor = await app.as('editor');
    const { location } = body<FileView>(await editor.get(`/article/${id}/regenerate-combined-pdf`));
    const outline = await outlineOf(new Uint8Array(await (await fetch(`${app.origin}${location}`)).arrayBuffer()));
    expect(outline.filter((title) => title.startsWith('Figure '))).toEqual(['Figure 1. Costs', 'Figure 2. Stay']);
  });
});
