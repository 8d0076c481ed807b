import { PDFDocument } from '@cantoo/pdf-lib';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { HttpClient } from '../../../test/support/app/http-client';
import { until } from '../../../test/support/app/http-until';
import { lineNumbersOf } from '../../../test/support/files/line-numbers';
import { pdfText } from '../../../test/support/files/pdf-text';
import { changed } from '../../../test/support/files/samples/odt-samples';
import { OfficeStory } from '../../../test/support/stories/office-story';
import { AuthorSteps, body, demoFile } from '../../../test/support/stories/submission-steps';
import type { ArticleView, Designation, DocumentsProgress, FileView } from '../../contracts';

const brokenDocument = (): Promise<Buffer> => changed(demoFile('manuscript.docx'), { 'word/document.xml': 'not XML' });

describe('the generated documents of an article', () => {
  let app: TestApp;
  let author: HttpClient;
  let editor: HttpClient;
  let steps: AuthorSteps;
  beforeAll(async () => {
    app = await startTestApp();
    author = await app.as('author');
    editor = await app.as('editor');
    steps = new AuthorSteps(author);
  });
  afterAll(() => app.stop());

  const progress = async (id: string): Promise<DocumentsProgress> =>
    body<DocumentsProgress>(await editor.get(`/article/${id}/regenerate-combined-pdf/progress`));
  const regenerate = async (id: string): Promise<FileView> =>
    body<FileView>(await editor.get(`/article/${id}/regenerate-combined-pdf`));
  const bytesOf = async ({ location }: FileView): Promise<Uint8Array> =>
    new Uint8Array(await (await fetch(`${app.origin}${location}`)).arrayBuffer());

  it('are made by the button, which two people may press at the same time', async () => {
    const { id } = await steps.submitted();
    expect(await progress(id)).toMatchObject({ state: 'none', file: null });
    const [one, two] = await Promise.all([regenerate(id), regenerate(id)]);
    expect(one.id).toBe(two.id);
    expect(one).toMatchObject({ type: 'FullArticle', revision: 0, fileType: 'pdf' });
    expect(await progress(id)).toMatchObject({ state: 'ready', percent: 100, problems: [], file: { id: one.id } });
    const { files } = body<ArticleView>(await editor.get(`/article/${id}`));
    const made = files.filter(({ fileType, type }) => fileType === 'pdf' && type !== 'Overview');
    expect(made.map(({ type }) => type).sort()).toEqual(['FigurePDF', 'FullArticle', 'ManuscriptPDF']);
    const bytes = await bytesOf(one);
    const text = await pdfText(bytes);
    expect(text).toContain('Measured on the first working day after admission.');
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    expect([document.getAuthor(), document.getCreator(), document.getProducer()]).toEqual([
      undefined,
      'Quire',
      'Quire',
    ]);
  });

  it('have a new name each time', async () => {
    const { id } = await steps.submitted();
    const names = [await regenerate(id), await regenerate(id), await regenerate(id)].map(({ filename }) => filename);
    expect(names.map((name) => name.replace(/^.*-FullArticle/, 'FullArticle'))).toEqual([
      'FullArticle-1.pdf',
      'FullArticle-2.pdf',
      'FullArticle-3.pdf',
    ]);
  });

  it('are not made for a draft, nor from a stale view', async () => {
    const { id } = await steps.start();
    const draft = await editor.get(`/article/${id}/regenerate-combined-pdf`);
    expect(draft.status).toBe(409);
    expect(draft.body).toMatchObject({ message: expect.stringMatching(/after the manuscript has been submitted/) });
    const stale = await editor.get(`/article/${id}/regenerate-combined-pdf`, {}, { 'If-Match': '"0"' });
    expect(stale.body).toMatchObject({ code: 'STALE_VERSION' });
  });

  it('have a page for a file that could not be converted, and name no member of the office', async () => {
    const { id } = await steps.start();
    const filename = await steps.upload(id, 'Manuscript', 'manuscript.docx', await brokenDocument());
    await author.post(`/article/${id}/add-file`, { filename, type: 'Manuscript' });
    await steps.addFile(id, 'Figure', 'figure-2.tiff', { figureTitle: '1' });
    await steps.overview(id);
    await steps.submit(id);
    const text = await pdfText(await bytesOf(await regenerate(id)));
    const { problems } = await progress(id);
    expect(problems).toEqual([{ fileName: filename, message: expect.stringMatching(/damaged/) }]);
    expect(text).toContain('could not be shown here');
    expect(text).not.toContain(editor.user.lastName);
    const authors = body<ArticleView>(await author.get(`/article/${id}`)).files.map(({ type }) => type);
    expect(authors).toEqual(expect.arrayContaining(['FullArticle', 'FigurePDF', 'ManuscriptPDF']));
  });
});

describe('line numbers in the generated documents', () => {
  let app: TestApp;
  let editor: HttpClient;
  let steps: AuthorSteps;
  beforeAll(async () => {
    app = await startTestApp();
    editor = await app.as('editor');
    steps = new AuthorSteps(await app.as('author'));
  });
  afterAll(() => app.stop());

  /** The numbers in a document of the present revision, page by page. */
  const numbersIn = async (id: string, document: Designation = 'ManuscriptPDF') => {
    body(await editor.get(`/article/${id}/regenerate-combined-pdf`));
    const { files, revision } = body<ArticleView>(await editor.get(`/article/${id}`));
    const { location } = files.find((file) => file.type === document && file.revision === revision) as FileView;
    return lineNumbersOf(new Uint8Array(await (await fetch(`${app.origin}${location}`)).arrayBuffer()));
  };

  it('count the lines of the manuscript in its margin, without its footer, until the journal switches them off', async () => {
    const { id } = await steps.submitted();
    const pages = await numbersIn(id);
    const all = pages.flat();
    expect(all.length).toBeGreaterThan(10);
    expect(all.map(({ number }) => number)).toEqual(all.map((_one, index) => index + 1));
    // The text begins 72 points from the edges; numbers are at most 12 points wide.
    for (const { x, y } of all) {
      expect(x).toBeGreaterThan(0);
      expect(x + 12).toBeLessThan(72);
      expect(y).toBeGreaterThan(48);
    }
    const webmaster = await app.as('webmaster');
    expect((await webmaster.post('/settings', { lineNumbers: 'some' })).status).toBe(400);
    await webmaster.post('/settings', { lineNumbers: 'nobody' });
    expect((await numbersIn(id)).flat()).toEqual([]);
    await webmaster.post('/settings', { lineNumbers: 'everybody' });
  });

  it('leave a PDF of the author as it is, next to a marked manuscript with numbers', async () => {
    const article = await steps.submitted();
    const { id } = article;
    const story = OfficeStory.of(app, article);
    await story.passCheck();
    await story.decide('MINOR_REVISION');
    const document = await PDFDocument.create();
    document.addPage().drawText('Text of the author');
    const filename = await steps.upload(
      ...([id, 'UnmarkedManuscriptPDF', 'revised.pdf', Buffer.from(await document.save())] as const),
    );
    body(await steps.author.post(`/article/${id}/add-file`, { filename, type: 'UnmarkedManuscriptPDF' }));
    await steps.addFile(id, 'MarkedManuscript', 'manuscript-marked.docx');
    await steps.addFile(id, 'RebuttalLetter', 'rebuttal.docx');
    body(await steps.author.post(`/article/${id}/submit-revision`, { articleId: id, files: [], confirmed: true }));
    expect(await numbersIn(id)).toEqual([[]]);
    expect((await numbersIn(id, 'MarkedManuscriptPDF')).flat().length).toBeGreaterThan(5);
    expect((await numbersIn(id, 'RebuttalLetterPDF')).flat()).toEqual([]);
  });
});

describe('a submission', () => {
  it('gets its documents automatically', async () => {
    const app = await startTestApp({ env: { DOCUMENTS_ON_SUBMISSION: 'on' } });
    try {
      const author = await app.as('author');
      const { id } = await new AuthorSteps(author).submitted();
      const file = await until('the full article', async () => {
        const { files } = body<ArticleView>(await author.get(`/article/${id}`));
        return files.find(({ type }) => type === 'FullArticle');
      });
      expect(file.revision).toBe(0);
    } finally {
      await app.stop();
    }
  });
});
