import { PDFDocument } from '@cantoo/pdf-lib';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { HttpClient } from '../../../test/support/app/http-client';
import { until } from '../../../test/support/app/http-until';
import { pdfText } from '../../../test/support/files/pdf-text';
import { changed } from '../../../test/support/files/samples/odt-samples';
import { AuthorSteps, body, demoFile } from '../../../test/support/stories/submission-steps';
import type { ArticleView, DocumentsProgress, FileView } from '../../contracts';

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

  it('are made by the button, which two may press at once', async () => {
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

  it('are not made of a draft, nor from a stale view', async () => {
    const { id } = await steps.start();
    const draft = await editor.get(`/article/${id}/regenerate-combined-pdf`);
    expect(draft.status).toBe(409);
    expect(draft.body).toMatchObject({ message: expect.stringMatching(/after the manuscript has been submitted/) });
    const stale = await editor.get(`/article/${id}/regenerate-combined-pdf`, {}, { 'If-Match': '"0"' });
    expect(stale.body).toMatchObject({ code: 'STALE_VERSION' });
  });

  it('have a page for what could not be converted, and name no member of the office', async () => {
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

describe('a submission', () => {
  it('has its documents made without being asked', async () => {
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
