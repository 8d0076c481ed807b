import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { OfficeStory, ok } from '../../../../test/support/stories/office-story';
import { type EmailLogEntry, MESSAGES } from '../../../contracts';

const KEY = /accept\?key=([\w-]{43})"/;

describe('the links of an invitation', () => {
  let app: TestApp;
  let story: OfficeStory;
  beforeAll(async () => {
    app = await startTestApp();
    for (const n of [1, 2, 3])
      await app.addPerson(`key-${n}@example.net`, 'reviewer', { firstName: 'Rita', lastName: `Key${n}` });
    story = await OfficeStory.inSelection(app);
  });
  afterAll(() => app.stop());

  const keyOf = async (email: string): Promise<string> =>
    KEY.exec((await app.mailTo(email, 'REVIEW_INVITATION')).html)?.[1] ?? '';
  const open = (requestId: string, key?: string, articleId = story.id) =>
    app.visitor.get(`/article/${articleId}/review-request/${requestId}`, {}, key ? { 'X-Review-Key': key } : {});
  const answer = (requestId: string, response: string, key: string, body = {}) =>
    app.visitor.post(story.path(`review-response/${requestId}?response=${response}`), body, { 'X-Review-Key': key });

  it('open the request without signing in, and opening changes nothing', async () => {
    const requestId = await story.invite('key-1@example.net');
    const mail = await app.mailTo('key-1@example.net', 'REVIEW_INVITATION');
    expect(mail.subject).toMatch(new RegExp(`^${story.number}`));
    expect(mail.html).toContain(`/rrs/${story.id}/${requestId}/decline?key=`);
    expect(mail.html).toContain('Dear Rita Key1,');
    const before = (await story.article()).version;
    const shown = await open(requestId, await keyOf('key-1@example.net'));
    expect(shown.status).toBe(200);
    expect(shown.body).toMatchObject({
      articleTitle: 'Length of stay',
      status: 'Mailed',
      needsPassword: false,
      authors: ['Ada Writer'],
    });
    expect((await story.article()).version).toBe(before);
  });

  it('answer it once, as the reviewer, with a mail to the office', async () => {
    const requestId = (await story.panel()).assigned[0]?.reviewers[0]?.id ?? '';
    const key = await keyOf('key-1@example.net');
    const accepted = await answer(requestId, 'true', key);
    expect(accepted.body).toEqual({ message: MESSAGES.reviewAccepted });
    expect((await answer(requestId, 'false', key)).status).toBe(409);
    const log = (await ok((await app.as('editor')).get(story.path('log')))).body;
    expect(log.find((entry: { actionType: string }) => entry.actionType === 'REVIEWER_ANSWER').user).toEqual({
      firstName: 'Rita',
      lastName: 'Key1',
    });
    expect((await app.mailTo('editor@example.org', 'REVIEW_ANSWERED')).html).toContain('Rita Key1');
  });

  it('keep the reason and the suggested colleague of a reviewer who declines, and show them only then', async () => {
    const requestId = await story.invite('key-2@example.net');
    const key = await keyOf('key-2@example.net');
    const declined = await answer(requestId, 'false', key, { reason: 'Away', suggestedColleague: 'Dr Else' });
    expect(declined.body).toEqual({ message: MESSAGES.reviewDeclined });
    const row = (await story.panel()).assigned[0]?.reviewers.find((one) => one.id === requestId);
    expect(row).toMatchObject({ status: 'Declined', declineReason: 'Away', suggestedColleague: 'Dr Else' });
    const shown = await open(requestId, key);
    expect(shown.body).toMatchObject({ status: 'Declined', answeredDate: expect.any(String) });
    expect(shown.body).toMatchObject({ abstractText: '', authors: [] });
    expect((await answer(requestId, 'true', key)).status).toBe(403);
  });

  it('include the abstract', async () => {
    const { html } = await app.mailTo('key-2@example.net', 'REVIEW_INVITATION');
    expect(html).toContain('<p><strong>Abstract</strong></p><p>Short.</p>');
  });

  it('open with the same key from a reminder', async () => {
    const requestId = await story.invite('key-3@example.net');
    const invitation = await keyOf('key-3@example.net');
    await story.mail(requestId);
    const reminder = KEY.exec((await app.mailTo('key-3@example.net', 'REVIEW_REMINDER')).html)?.[1];
    expect(reminder).toBe(invitation);
    expect((await open(requestId, reminder)).status).toBe(200);
  });

  it('are not sent twice when two people invite the same reviewer', async () => {
    await app.addPerson('key-twice@example.net', 'reviewer');
    const requestId = await story.select('key-twice@example.net');
    const path = story.path(`review/${requestId}/send-mail`);
    const mail = { subject: 'Please review', text: '<p>Please</p>', reminder: false };
    await ok((await app.as('editor')).post(path, mail));
    const second = await (await app.as('assistant')).post(path, mail);
    expect([second.status, second.body.message]).toEqual([
      409,
      'This reviewer has been mailed already. Send a reminder instead.',
    ]);
    await ok((await app.as('assistant')).post(path, { ...mail, reminder: true }));
    const logged = (await ok((await app.as('editor')).get(story.path('mail-log')))).body as EmailLogEntry[];
    const types = logged.filter(({ mailTo }) => mailTo.includes('key-twice@example.net')).map(({ type }) => type);
    expect(types.sort()).toEqual(['REVIEW_INVITATION', 'REVIEW_REMINDER']);
  });

  it('give the same answer for a wrong, a foreign and an unknown one', async () => {
    const [first, third] =
      (await story.panel()).assigned[0]?.reviewers.filter((one) => one.status !== 'Declined') ?? [];
    const foreign = await keyOf('key-3@example.net');
    const answers = await Promise.all([
      open(first?.id ?? '', 'x'.repeat(43)),
      open(first?.id ?? '', foreign),
      open(third?.id ?? '', foreign, '00000000-0000-4000-8000-000000000000'),
      open('unknown', foreign),
    ]);
    for (const { status, body } of answers) expect([status, body]).toEqual([403, answers[0]?.body]);
    expect(answers[0]?.body.message).toMatch(/no longer valid/);
  });

  it('require signing in without a key, and are closed to other people', async () => {
    const requestId = (await story.panel()).assigned[0]?.reviewers[0]?.id ?? '';
    expect((await open(requestId)).status).toBe(401);
    const path = story.path(`review-request/${requestId}`);
    expect((await (await app.as('key-1@example.net')).get(path)).status).toBe(200);
    expect((await (await app.as('key-3@example.net')).get(path)).status).toBe(404);
    expect((await (await app.as('reviewer')).get(path)).status).toBe(404);
    expect((await (await app.as('author')).get(path)).status).toBe(403);
  });

  it('never appear in the log of mails, and the key appears nowhere', async () => {
    const mails = (await ok((await app.as('editor')).get(story.path('mail-log')))).text;
    expect(mails).toContain('[personal link]');
    expect(mails).not.toContain('QUIRE-SECRET');
    expect(mails).not.toContain(await keyOf('key-1@example.net'));
  });

  it('go to the reviewer only', async () => {
    await app.addPerson('key-4@example.net', 'reviewer');
    const requestId = await story.select('key-4@example.net');
    const editor = await app.as('editor');
    const mail = { subject: 'Please review', text: '<p>Please</p>' };
    const path = story.path(`review/${requestId}/send-mail`);
    for (const extra of [{ to: ['else@example.org'] }, { cc: ['editor@example.org'] }]) {
      expect((await editor.post(path, { ...mail, ...extra })).status).toBe(422);
    }
    expect((await editor.post(path, { ...mail, to: [] })).status).toBe(400);
    expect((await editor.post(path, { ...mail, to: ['no address'] })).status).toBe(400);
    await ok(
      editor.post(story.path('review/send-mail-to-all'), { ...mail, text: '<p>Dear {reviewer}<script>x</script></p>' }),
    );
    const sent = await app.mailTo('key-4@example.net', 'REVIEW_INVITATION');
    expect(sent.html).toMatch(/^<p>Dear Test key-4<\/p>/);
    expect((await editor.post(story.path('review/send-mail-to-all'), mail)).status).toBe(422);
  });

  it('show no reviewer the name of another, though the text was written to one of them', async () => {
    const both = ['all-1@example.net', 'all-2@example.net'];
    for (const [index, email] of both.entries()) {
      await app.addPerson(email, 'reviewer', { firstName: 'Ann', lastName: `O'All & Co${index}` });
      await story.select(email);
    }
    const editor = await app.as('editor');
    const text = "<p>Dear Ann O'All &amp; Co0, please</p>";
    await ok(editor.post(story.path('review/send-mail-to-all'), { subject: 'A review', text, to: [both[0]] }));
    for (const [index, email] of both.entries()) {
      const mail = await app.mailTo(email, 'REVIEW_INVITATION');
      expect(mail.to).toEqual([email]);
      expect(mail.html).toContain(`<p>Dear Ann O'All &amp; Co${index}, please</p>`);
    }
  });
});
