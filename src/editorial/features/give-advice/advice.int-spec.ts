import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { OfficeStory, ok } from '../../../../test/support/stories/office-story';
import type { TodoLists } from '../../../contracts';

const AE = 'associate editor';
const OTHER = 'other-associate@example.net';

describe('an associate editor', () => {
  let app: TestApp;
  let story: OfficeStory;
  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson(OTHER, AE, { firstName: 'Alan', lastName: 'Other' });
    await app.addPerson('advice-1@example.net', 'reviewer');
    story = await OfficeStory.inSelection(app);
  });
  afterAll(() => app.stop());

  const post = async (path: string, body: object = {}, who = AE) => (await app.as(who)).post(story.path(path), body);
  const get = async (path: string, who = AE) => (await app.as(who)).get(path);
  const lists = async (who = AE): Promise<TodoLists> =>
    (await ok(get('/article/associate/article-list', who))).body as TodoLists;
  const mail = { subject: 'Please take this', text: '<p>Please</p>' };

  it('cannot see an article that they do not hold', async () => {
    expect((await get(story.path('log'))).status).toBe(404);
    expect((await post('return-to-assistant')).status).toBe(404);
    expect((await lists()).assignReivewers).toEqual([]);
  });

  it('is chosen by the editor, with a mail', async () => {
    const editor = await app.as('editor');
    const assign = (query: string, body: object = mail) =>
      editor.post(story.path(`editor/assign-associate${query}`), body);
    expect((await assign('')).status).toBe(400);
    expect((await assign('?associateId=00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await assign(`?associateId=${editor.userId}`)).status).toBe(422);
    await story.assignAssociate();
    expect((await app.mailTo('associate-editor@example.org', 'ASSOCIATE_ASSIGNMENT')).subject).toContain(story.number);
    expect((await story.article('author')).status).toBe('REVIEWER_SELECTION');
    expect(await lists()).toEqual({
      assignReivewers: [expect.objectContaining({ id: story.id, status: 'ASSOCIATE_EDITOR', reviewersAgreed: 0 })],
      underReview: [],
      decide: [],
      overdueReviewers: [],
      overdueAssociate: [],
    });
    expect((await ok(get('/article/associate/my-articles'))).body).toEqual([expect.objectContaining({ id: story.id })]);
  });

  it('gets the mail that is suggested before they are chosen, and is then its recipient', async () => {
    const other = await OfficeStory.inSelection(app);
    const editor = await app.as('editor');
    const associateId = (await app.as(OTHER)).userId;
    const { body } = await ok(editor.get(other.path('editor/get-associate-mails')));
    expect(body.to).toEqual([]);
    const sent = { to: body.to, cc: body.cc, subject: body.subject, text: body.message };
    await ok(editor.post(other.path(`editor/assign-associate?associateId=${associateId}`), sent));
    expect((await app.mailTo(OTHER, 'ASSOCIATE_ASSIGNMENT')).subject).toContain(other.number);
  });

  it('chooses reviewers, whose answers go to them', async () => {
    const requestId = await story.select('advice-1@example.net', AE);
    await story.mail(requestId);
    await story.answer('advice-1@example.net', requestId, true);
    expect((await app.mailTo('associate-editor@example.org', 'REVIEW_ANSWERED')).html).toContain(
      'has agreed to review',
    );
  });

  it('may neither decide nor override nor check', async () => {
    expect((await post('editor/decision?decision=REJECTED', mail)).status).toBe(403);
    expect((await post('editor/override', { status: 'REJECTED', reason: 'x' })).status).toBe(403);
    expect((await get(story.path('editor/get-mail?status=REJECTED'))).status).toBe(403);
  });

  it('advises with a comment that only editors see', async () => {
    const suggestion = await ok(get(story.path('associate/get-mail?status=DIRECT_REJECT')));
    expect(suggestion.body).toMatchObject({ to: ['editor@example.org'] });
    const advise = (body: object) => post('associate/decision', body);
    expect((await advise({ status: 'WITHDRAWN', comment: 'x' })).status).toBe(400);
    expect((await advise({ status: 'DIRECT_REJECT', comment: '<p></p>' })).status).toBe(400);
    const given = {
      status: 'DIRECT_REJECT',
      comment: '<p>canary-comment<script>x</script></p>',
      description: suggestion.body.message,
    };
    const { text } = await ok(advise(given));
    expect([text, (await story.article()).status]).toEqual(['', 'RETURNED_TO_EDITOR']);
    const adviceMail = await app.mailTo('editor@example.org', 'ASSOCIATE_ADVICE');
    expect(adviceMail.html).toContain('<p>canary-comment</p>');
    expect(adviceMail.subject).toContain('Direct reject');
    const author = await ok((await app.as('author')).get(`/article/${story.id}`));
    expect(author.text).not.toContain('canary-comment');
    expect(author.body.status).toBe('UNDER_REVIEW');
    expect((await lists()).assignReivewers).toEqual([]);
    expect((await advise(given)).status).toBe(404);
  });

  it('may advise to accept or to revise', async () => {
    story = await OfficeStory.inSelection(app);
    await story.assignAssociate();
    expect((await ok(get(story.path('associate/get-mail?status=MINOR_REVISION')))).body.message).toContain(
      'Minor revision',
    );
    await ok(post('associate/decision', { status: 'ACCEPTED', comment: 'Sound.' }));
    expect((await app.mailTo('editor@example.org', 'ASSOCIATE_ADVICE')).subject).toContain('Accepted');
  });

  it('gives an article back, or passes it on to a colleague', async () => {
    story = await OfficeStory.inSelection(app);
    await story.assignAssociate();
    const otherId = (await app.as(OTHER)).userId;
    expect((await ok(post(`editor/assign-associate?associateId=${otherId}`, mail))).text).toBe('');
    expect((await post('return-to-assistant')).status).toBe(404);
    expect((await ok(post('return-to-assistant', {}, OTHER))).text).toBe('');
    expect((await story.article()).status).toBe('RETURNED_TO_EDITOR');
    const { body } = await ok(get('/article/editor/article-list', 'editor'));
    expect((body as TodoLists).returnedToEditor?.map((row) => row.id)).toContain(story.id);
  });

  it('sees nothing of an article that they no longer hold, and all of it once they hold it again', async () => {
    story = await OfficeStory.inSelection(app);
    await story.assignAssociate();
    const closed = await story.invite('advice-1@example.net');
    await ok((await app.as('editor')).post(story.path(`review/${closed}/cancel`)));
    await story.assignAssociate(OTHER);
    const paths = ['', 'log', 'mail-log', 'reviewer/list', `get-review/${closed}`].map((rest) => story.path(rest));
    const statuses = () => Promise.all(paths.map(async (path) => (await get(path.replace(/\/$/, ''))).status));
    expect(await statuses()).toEqual(paths.map(() => 404));
    // Mailing a closed request is refused for another reason, which a former associate editor does not see.
    expect((await post(`review/${closed}/send-mail`, mail)).status).toBe(404);
    expect((await ok(get('/article/associate/my-articles'))).body).toEqual([]);
    await story.assignAssociate();
    expect(await statuses()).toEqual(paths.map(() => 200));
    expect((await post(`review/${closed}/send-mail`, mail)).status).not.toBe(404);
  });
});
