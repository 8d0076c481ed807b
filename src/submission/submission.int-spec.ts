import type { HttpClient } from '../../test/support/app/http-client';
import { SubmissionApp } from '../../test/support/app/submission-app';
import { AuthorSteps, body } from '../../test/support/stories/submission-steps';
import { type Actor, type ArticleCommand, Articles, personActor, personCandidate } from '../article';
import { ARTICLE_STATUSES, type ArticleCard, type ArticleView, type MyCounts } from '../contracts';
import { EVENT_STORE, type EventStore } from '../platform/event-store/port';

describe('after submission', () => {
  let app: SubmissionApp;
  let author: HttpClient;
  let steps: AuthorSteps;
  let editor: Actor;
  beforeAll(async () => {
    app = await SubmissionApp.start();
    author = await app.as('author');
    steps = new AuthorSteps(author);
    const { user } = await app.as('editor');
    editor = personActor({ userId: user.id, email: user.email, group: 'editor' });
  });
  afterAll(() => app.stop());

  const office = async (id: string, ...commands: ArticleCommand[]): Promise<void> => {
    for (const command of commands)
      await app.nest.get(Articles).execute(id, () => command, { actor: editor, meta: { correlationId: 'spec' } });
  };
  const get = async (id: string, who = author): Promise<ArticleView> => body(await who.get(`/article/${id}`));
  const mails = async (id: string): Promise<{ kind: string; to: string[]; subject: string; html: string }[]> => {
    const events = await app.nest.get<EventStore>(EVENT_STORE).readStream(`article-${id}`);
    return events.filter((event) => event.type === 'MailRequested').map((event) => event.data as never);
  };
  const mail = (kind: 'CORRECTION_REQUEST' | 'REVIEW_INVITATION', to: string) => ({
    mailId: `${kind}-${to}`,
    kind,
    to: [to],
    cc: [],
    replyTo: null,
    subject: 'S',
    html: '<p>T</p>',
    assignmentId: null,
  });
  const override = (status: 'MINOR_REVISION' | 'ACCEPTED'): ArticleCommand => ({
    type: 'Override',
    data: { status, reason: 'canary-reason', mail: null },
  });

  it('each author gets a separate mail', async () => {
    const { id, articleId } = await steps.completeDraft();
    const other = body<{ id: string }>(
      await author.post('/article/author/save', { firstName: 'Co', lastName: 'Author', email: 'co@example.org' }),
    );
    body(await author.post(`/article/${id}/update`, { authorsIds: [author.userId, other.id] }));
    await steps.overview(id);
    await steps.submit(id);
    const sent = await mails(id);
    expect(sent.map((one) => [one.kind, one.to])).toEqual([
      ['SUBMISSION_RECEIVED', ['author@example.org']],
      ['SUBMISSION_RECEIVED', ['co@example.org']],
      // The author who did not submit it is asked to confirm.
      ['AUTHORSHIP_REQUEST', ['co@example.org']],
    ]);
    expect(sent[1]?.subject).toContain(articleId);
    expect(sent[1]?.html).toContain('/rrs/manuscript/view');
    expect(sent[1]?.html).not.toContain('author@example.org');
  });

  it('a revision is submitted with its three files, adding those that are only listed', async () => {
    const { id, articleId } = await steps.submitted();
    await office(id, { type: 'PassCheck', data: { guidelinesChecked: true } }, override('MINOR_REVISION'));
    const { version } = await get(id);
    const filename = await steps.upload(id, 'RebuttalLetter', 'rebuttal.docx');
    expect(filename).toBe(`${articleId}-R1-RebuttalLetter-1.docx`);
    const files = [{ filename, type: 'RebuttalLetter', fileType: 'docx' }];
    const early = await author.post(`/article/${id}/submit-revision`, { articleId: id, files, version });
    expect([early.status, Object.keys(early.body.details)]).toEqual([400, ['confirmed']]);
    await steps.addFile(id, 'MarkedManuscript', 'manuscript-marked.docx', { revision: 1 });
    const { version: latest } = await steps.addFile(id, 'UnmarkedManuscriptPDF', 'manuscript-revised.docx');
    const second = await author.post(`/article/${id}/reuse-files`, { type: 'Figure', version });
    expect([second.status, second.body.code, (await get(id)).version]).toEqual([409, 'STALE_VERSION', latest]);
    const reused = body(await author.post(`/article/${id}/reuse-files`, { type: 'Figure', version: latest }));
    expect(reused.files.filter((file) => file.type === 'Figure').map((file) => file.revision)).toEqual([0, 1]);
    expect((await author.post(`/article/${id}/reuse-files`, { type: 'Figure' })).status).toBe(422);
    const stale = await author.post(`/article/${id}/submit-revision`, { files, version, confirmed: true });
    expect(stale.status).toBe(409);
    const sent = { articleId: id, files, version: reused.version, confirmed: true };
    const article = body(await author.post(`/article/${id}/submit-revision`, sent));
    expect([article.status, article.revision]).toEqual(['NEW_ARTICLE', 1]);
    expect((await mails(id)).at(-1)).toMatchObject({ kind: 'REVISION_RECEIVED', to: ['author@example.org'] });
  });

  it('a correction is submitted once a file was changed', async () => {
    const { id, files } = await steps.submitted();
    const request = { correctionId: 'c1', reason: 'Figures are incorrect', description: '<p>Please</p>' };
    const data = { ...request, mail: mail('CORRECTION_REQUEST', 'author@example.org') };
    await office(id, { type: 'RequestCorrection', data });
    expect((await get(id)).articleCorrections).toMatchObject([{ id: 'c1', description: '<p>Please</p>' }]);
    expect((await author.post(`/article/${id}/submit-correction`, { files: [] })).status).toBe(422);
    const figure = files.find((file) => file.type === 'Figure');
    body(await author.post(`/article/${id}/remove-file/${figure?.id}`));
    const article = body(await author.post(`/article/${id}/submit-correction`, { articleId: id, files: [] }));
    expect([article.status, article.revision]).toEqual(['NEW_ARTICLE', 0]);
    expect((await mails(id)).at(-1)?.kind).toBe('CORRECTION_RECEIVED');
  });

  it('a withdrawal notifies the reviewers still working and the office', async () => {
    const { id } = await steps.submitted();
    const reviewer = (await app.as('reviewer')).user;
    const candidate = personCandidate({ userId: reviewer.id, email: reviewer.email, group: 'reviewer' });
    await office(
      id,
      { type: 'PassCheck', data: { guidelinesChecked: true } },
      { type: 'SelectReviewer', data: { assignmentId: 'as1', reviewer: candidate } },
      {
        type: 'MailReviewers',
        data: { invitations: [{ assignmentId: 'as1', keyHash: 'k', mail: mail('REVIEW_INVITATION', reviewer.email) }] },
      },
    );
    expect((await author.post(`/article/${id}/withdraw`, {})).status).toBe(400);
    expect((await (await app.as('reviewer')).post(`/article/${id}/withdraw`, { reason: 'x' })).status).toBe(403);
    const article = body(await author.post(`/article/${id}/withdraw`, { reason: 'An <error> in the data' }));
    expect(article.status).toBe('WITHDRAWN');
    const withdrawalMails = (await mails(id)).filter((one) => one.kind === 'WITHDRAWAL');
    expect(withdrawalMails.map((one) => one.to[0])).toEqual([
      'author@example.org',
      reviewer.email,
      'assistant@example.org',
    ]);
    expect(withdrawalMails[1]?.html).not.toContain('error');
    expect(withdrawalMails[2]?.html).toContain('An &lt;error&gt; in the data');
  });

  it('the author’s lists show and filter by the status that the author may know', async () => {
    const { id } = await steps.submitted();
    const associate = (await app.as('associate editor')).user;
    const known = { userId: associate.id, email: associate.email, group: 'associate editor' } as const;
    const candidate = personCandidate(known);
    await office(id, { type: 'AssignAssociate', data: { associate: candidate, mail: null } });
    const all = await author.get('/article/my-list');
    expect(all.text).not.toContain('ASSOCIATE_EDITOR');
    const listed = async (status: string): Promise<string[]> =>
      body<ArticleCard[]>(await author.get('/article/my-list-with-status', { status })).map((card) => card.id);
    expect(await listed('REVIEWER_SELECTION,DRAFT')).toContain(id);
    expect(await listed('')).toEqual([]);
    expect(await listed(',REVIEWER_SELECTION')).toContain(id);
    expect(await listed('ASSOCIATE_EDITOR')).toEqual([]);
    expect(await listed(ARTICLE_STATUSES.join(','))).toHaveLength(body<ArticleCard[]>(all).length);
    expect((await author.get('/article/my-list-with-status', { status: 'NONSENSE' })).status).toBe(400);
    const counts = body<MyCounts>(await author.get('/article/my-counts'));
    expect(counts.draft + counts.actionNeeded + counts.view).toBe(body<ArticleCard[]>(all).length);
    expect((await get(id, await app.as('editor'))).status).toBe('ASSOCIATE_EDITOR');
  });

  it('a stale write of the author is refused without naming an editor', async () => {
    const { id, version } = await steps.submitted();
    await office(id, { type: 'PassCheck', data: { guidelinesChecked: true } });
    const answer = await author.post(`/article/${id}/withdraw`, { reason: 'x', version });
    expect(answer.status).toBe(409);
    const name = (await app.as('editor')).user.lastName;
    expect(answer.text).not.toContain(name);
  });
});
