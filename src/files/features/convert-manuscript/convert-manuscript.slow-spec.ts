import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import type { HttpClient } from '../../../../test/support/app/http-client';
import { pdfText } from '../../../../test/support/files/pdf-text';
import { changed } from '../../../../test/support/files/samples/odt-samples';
import { OfficeStory } from '../../../../test/support/stories/office-story';
import { AuthorSteps, body, demoFile } from '../../../../test/support/stories/submission-steps';
import type { ArticleView, DocumentsProgress } from '../../../contracts';

/** As the wizard sends them. */
const BOXES = { isCompleted: true, copyrightAccepted: true, submissionReviewed: true, withoutConverted: false };

describe('the manuscript as reviewers will read it', () => {
  let app: TestApp;
  let author: HttpClient;
  let steps: AuthorSteps;
  beforeAll(async () => {
    app = await startTestApp();
    author = await app.as('author');
    steps = new AuthorSteps(author);
  });
  afterAll(() => app.stop());

  const get = async (id: string): Promise<ArticleView> => body(await author.get(`/article/${id}`));
  const convert = (id: string) => author.post(`/article/${id}/converted-manuscript`);
  const progress = async (id: string): Promise<DocumentsProgress> =>
    body(await author.get(`/article/${id}/converted-manuscript`));

  it('is made from a draft, and required for exactly the content that is submitted', async () => {
    const { id } = await steps.completeDraft();
    await steps.overview(id);
    const early = await author.post(`/article/${id}/update`, BOXES);
    expect([early.status, Object.keys(early.body.details)]).toEqual([400, ['converted']]);
    expect((await Promise.all([convert(id), convert(id)])).map(({ status }) => status)).toEqual([204, 204]);
    const { state, file, problems } = await progress(id);
    expect([state, file?.type, problems]).toEqual(['ready', 'FullArticle', []]);
    const bytes = new Uint8Array(await (await fetch(`${app.origin}${file?.location}`)).arrayBuffer());
    expect(await pdfText(bytes)).toContain('Measured on the first working day after admission.');
    expect((await get(id)).convertedCurrent).toBe(true);
    const stale = await author.post(`/article/${id}/converted-manuscript`, {}, { 'If-Match': '"1"' });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE_VERSION']);
    body(await author.post(`/article/${id}/update`, { note: 'One more word.' }));
    await steps.overview(id);
    expect([(await get(id)).convertedCurrent, (await progress(id)).state]).toEqual([false, 'none']);
    expect((await author.post(`/article/${id}/update`, BOXES)).status).toBe(400);
    await convert(id);
    expect(body(await author.post(`/article/${id}/update`, BOXES)).status).toBe('NEW_ARTICLE');
    expect((await convert(id)).body).toMatchObject({ code: 'TRANSITION_REFUSED' });
  });

  it('names the file that could not be converted by its author’s name for it, and can be submitted', async () => {
    const { id } = await steps.start();
    expect((await convert(id)).body).toMatchObject({ message: 'Please add the manuscript first.' });
    const broken = await changed(demoFile('manuscript.docx'), { 'word/document.xml': 'not XML' });
    const filename = await steps.upload(id, 'Manuscript', 'My paper.docx', broken);
    body(await author.post(`/article/${id}/add-file`, { filename, type: 'Manuscript' }));
    await steps.overview(id);
    expect((await convert(id)).status).toBe(204);
    const { state, problems } = await progress(id);
    expect([state, problems]).toEqual([
      'ready',
      [{ fileName: 'My paper.docx', message: expect.stringMatching(/damaged/) }],
    ]);
    expect(body(await author.post(`/article/${id}/update`, BOXES)).status).toBe('NEW_ARTICLE');
  });

  it('is made from a revision that is being prepared, without touching the one before', async () => {
    const { id } = await steps.submitted();
    const story = OfficeStory.of(app, await get(id));
    await story.passCheck();
    await story.decide('MINOR_REVISION');
    expect((await convert(id)).body).toMatchObject({ message: 'Please add the unmarked manuscript first.' });
    await steps.addFile(id, 'UnmarkedManuscriptPDF', 'manuscript-revised.docx');
    expect((await convert(id)).status).toBe(204);
    const { files } = await get(id);
    expect(files.filter(({ type }) => type === 'FullArticle').map(({ revision }) => revision)).toEqual([1]);
  });
});
