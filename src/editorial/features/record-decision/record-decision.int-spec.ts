import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { OfficeStory, ok } from '../../../../test/support/stories/office-story';

const MAIL = { subject: 'Decision', text: '<p>Dear authors</p><script>x</script>' };

describe('deciding on an article', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson('decided-1@example.net', 'reviewer', { firstName: 'Rita', lastName: 'Atwork' });
    await app.addPerson('second-editor@example.net', 'editor', { firstName: 'Edith', lastName: 'Second' });
  });
  afterAll(() => app.stop());

  it('refuses an outdated view, names the person who changed the article to the office, and changes nothing', async () => {
    const story = await OfficeStory.inSelection(app);
    const { version } = await story.article();
    await ok((await app.as('second-editor@example.net')).post(story.path('set-reviewers-count?count=1')));
    const editor = await app.as('editor');
    const late = await editor.post(story.path('editor/decision?decision=REJECTED'), { ...MAIL, version });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      code: 'STALE_VERSION',
      message: 'This article was changed by Edith Second. Please reload the page.',
    });
    const byHeader = await editor.post(story.path('editor/decision?decision=REJECTED'), MAIL, {
      'If-Match': `"${version}"`,
    });
    expect(byHeader.status).toBe(409);
    expect((await story.article()).status).toBe('REVIEWER_SELECTION');
  });

  it('closes open requests, notifies the reviewers, and mails the authors what the editor wrote', async () => {
    const story = await OfficeStory.inSelection(app, 'author', ['co-author@example.net']);
    const requestId = await story.invite('decided-1@example.net');
    const editor = await app.as('editor');
    const decided = await ok(editor.post(story.path('editor/decision?decision=DIRECT_REJECT'), MAIL));
    expect(decided.body.status).toBe('DIRECT_REJECT');
    const mail = await app.mailTo('co-author@example.net', 'DECISION');
    expect(mail).toMatchObject({ to: ['author@example.org', 'co-author@example.net'], html: '<p>Dear authors</p>' });
    const panel = await story.panel();
    expect(panel.assigned[0]?.reviewers.find((one) => one.id === requestId)?.status).toBe('Cancelled');
    expect((await app.mailTo('decided-1@example.net', 'REVIEW_CANCELLED')).subject).toContain(story.number);
    const answer = await (
      await app.as('decided-1@example.net')
    ).post(story.path(`review-response/${requestId}?response=true`));
    expect(answer.status).toBe(409);
  });

  it.each([
    ['no recipient', { ...MAIL, to: [] }, 'to'],
    ['a wrong address', { ...MAIL, to: ['author@example.org', 'nobody'] }, 'to'],
    ['no subject', { ...MAIL, subject: ' ' }, 'subject'],
    ['no text', { ...MAIL, text: '<p>&nbsp;</p>' }, 'text'],
    ['text of another type', { ...MAIL, text: { html: 'x' } }, 'text'],
  ])('refuses a mail with %s', async (_what, body, field) => {
    const story = await OfficeStory.inSelection(app);
    const refused = await (await app.as('editor')).post(story.path('editor/decision?decision=REJECTED'), body);
    expect([refused.status, Object.keys(refused.body.details)]).toEqual([400, [field]]);
    expect((await story.article()).status).toBe('REVIEWER_SELECTION');
  });

  it('refuses unknown decisions, decisions not possible now, and people who may not decide', async () => {
    const story = await OfficeStory.submitted(app);
    const decide = async (who: string, decision: string) =>
      (await (await app.as(who)).post(story.path(`editor/decision?decision=${decision}`), MAIL)).status;
    expect(await decide('editor', '')).toBe(400);
    expect(await decide('editor', 'UNDER_REVIEW')).toBe(400);
    expect(await decide('editor', 'ACCEPTED')).toBe(409);
    expect(await decide('author', 'ACCEPTED')).toBe(403);
    expect(await decide('reviewer', 'ACCEPTED')).toBe(403);
    expect(await decide('associate editor', 'ACCEPTED')).toBe(403);
  });

  it('suggests a mail for each decision, beginning with the article number', async () => {
    const story = await OfficeStory.inSelection(app);
    const editor = await app.as('editor');
    for (const status of (await story.article()).decisions) {
      const { body } = await ok(editor.get(story.path('editor/get-mail'), { status }));
      expect(body).toMatchObject({ to: ['author@example.org'], cc: [] });
      expect(body.subject).toMatch(new RegExp(`^${story.number}: `));
      expect(body.message).toMatch(/Length of stay/);
    }
    expect((await editor.get(story.path('editor/get-mail'), { status: 'DRAFT' })).status).toBe(400);
  });

  it('lets no editor decide on their own article', async () => {
    const story = await OfficeStory.inSelection(app, 'second-editor@example.net');
    const own = await app.as('second-editor@example.net');
    expect((await own.post(story.path('editor/decision?decision=ACCEPTED'), MAIL)).status).toBe(403);
    const lists = (await ok(own.get('/article/editor/article-list'))).text;
    expect(lists).not.toContain(story.id);
    expect((await ok((await app.as('editor')).get('/article/editor/article-list'))).text).toContain(story.id);
  });
});
