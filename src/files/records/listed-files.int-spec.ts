import type { HttpClient } from '../../../test/support/app/http-client';
import { SubmissionApp } from '../../../test/support/app/submission-app';
import { AuthorSteps, body, demoFile } from '../../../test/support/stories/submission-steps';
import { type ArticleCommand, Articles, personActor } from '../../article';
import type { ArticleView, FileView } from '../../contracts';

const REQUEST = { correctionId: 'c1', reason: 'Figures are incorrect', description: '<p>Please</p>' };

describe('the files listed in a submission', () => {
  let app: SubmissionApp;
  let author: HttpClient;
  let steps: AuthorSteps;
  beforeAll(async () => {
    app = await SubmissionApp.start();
    author = await app.as('author');
    steps = new AuthorSteps(author);
  });
  afterAll(() => app.stop());

  const office = async (id: string, ...commands: ArticleCommand[]): Promise<void> => {
    const { user } = await app.as('editor');
    const actor = personActor({ userId: user.id, email: user.email, group: 'editor' });
    for (const command of commands)
      await app.nest.get(Articles).execute(id, () => command, { actor, meta: { correlationId: 'spec' } });
  };
  const get = async (id: string): Promise<ArticleView> => body(await author.get(`/article/${id}`));
  const figures = ({ files }: ArticleView): FileView[] => files.filter(({ type }) => type === 'Figure');
  const inCorrection = async (): Promise<ArticleView> => {
    const { id } = await steps.submitted();
    const mail = { mailId: id, to: ['author@example.org'], cc: [], replyTo: null, subject: 'S', html: '<p>T</p>' };
    const data = { ...REQUEST, mail: { ...mail, kind: 'CORRECTION_REQUEST' as const, assignmentId: null } };
    await office(id, { type: 'RequestCorrection', data });
    return get(id);
  };
  const inRevision = async (): Promise<ArticleView> => {
    const { id } = await steps.submitted();
    const override = { status: 'MINOR_REVISION', reason: 'R', mail: null } as const;
    await office(id, { type: 'PassCheck', data: { guidelinesChecked: true } }, { type: 'Override', data: override });
    return get(id);
  };

  it('may be all files of a correction, with a replaced figure and the documents made by the system', async () => {
    const { id, files } = await inCorrection();
    const replaces = files.find(({ type }) => type === 'Figure')?.id;
    const filename = await steps.upload(id, 'Figure', 'new.png', demoFile('figure-1.png'));
    const article = body(await author.post(`/article/${id}/add-file`, { filename, type: 'Figure', replaces }));
    expect(figures(article)[0]?.filename).toContain('-v2');
    const listed = article.files.map((file) => ({ ...file, filename: file.filename.toUpperCase() }));
    expect(listed.map(({ type }) => type)).toContain('Overview');
    const sent = { articleId: id, version: article.version, files: listed };
    const { status, files: after } = body(await author.post(`/article/${id}/submit-correction`, sent));
    expect([status, after.map((file) => file.id)]).toEqual(['NEW_ARTICLE', article.files.map((file) => file.id)]);
  });

  it('give figures other titles; unchanged titles store nothing', async () => {
    const article = await inCorrection();
    const path = `/article/${article.id}/submit-correction`;
    // A correction needs a change, so the same titles are refused as before.
    const same = await author.post(path, { version: article.version, files: article.files });
    expect([same.status, (await get(article.id)).version]).toEqual([422, article.version]);
    const files = article.files.map((file) => ({ ...file, ...(file.type === 'Figure' && { figureTitle: 'Costs' }) }));
    const stale = await author.post(path, { version: article.version - 1, files });
    expect([stale.status, figures(await get(article.id))[0]?.figureTitle]).toEqual([409, 'Length of stay']);
    const sent = body(await author.post(path, { version: article.version, files }));
    expect([sent.status, figures(sent)[0]?.figureTitle]).toEqual(['NEW_ARTICLE', '1. Costs']);
  });

  it('may be all files of a revision, with reused figures', async () => {
    const { id } = await inRevision();
    await steps.addFile(id, 'RebuttalLetter', 'rebuttal.docx');
    await steps.addFile(id, 'MarkedManuscript', 'manuscript-marked.docx');
    await steps.addFile(id, 'UnmarkedManuscriptPDF', 'manuscript-revised.docx');
    const { files, version } = body(await author.post(`/article/${id}/reuse-files`, { type: 'Figure' }));
    const sent = { articleId: id, version, files, confirmed: true };
    const article = body(await author.post(`/article/${id}/submit-revision`, sent));
    expect([article.status, article.files.map((file) => file.id)]).toEqual([
      'NEW_ARTICLE',
      files.map((file) => file.id),
    ]);
  });
});
