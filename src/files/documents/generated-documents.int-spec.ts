import { PDFDocument } from '@cantoo/pdf-lib';
import { startTestApp, type TestApp } from '../../../test/support/app';
import type { HttpClient } from '../../../test/support/http-client';
import { pdfText } from '../../../test/support/pdf-text';
import { AuthorSteps, body } from '../../../test/support/submission-steps';
import type { ArticleView, DocumentsProgress, FileView } from '../../contracts';

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
});
