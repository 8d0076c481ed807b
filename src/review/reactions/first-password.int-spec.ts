import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { until } from '../../../test/support/app/http-until';
import { OfficeStory, ok } from '../../../test/support/stories/office-story';

const INVITED = 'made.by.office@example.net';

/** The query of the link to set a password in the newest mail of that kind. */
const linkOf = (html: string): URLSearchParams =>
  new URLSearchParams(
    /setPassword\?([^"<]+)/
      .exec(html)?.[1]
      ?.replace(/&amp;/g, '&')
      .replace(/&#x3D;/g, '='),
  );

describe('a reviewer whose account was made by staff', () => {
  let app: TestApp;
  let story: OfficeStory;
  let requestId: string;
  let key: string;

  beforeAll(async () => {
    app = await startTestApp();
    story = await OfficeStory.inSelection(app);
    const editor = await app.as('editor');
    const names = { firstName: 'Rosa', lastName: 'New', email: INVITED, emailRepeat: INVITED };
    const made = await ok(editor.post('/user/saveReviewer', names));
    await ok(editor.post(story.path(`reviewer?reviewerId=${made.body.id}`)));
    requestId = (await story.panel()).assigned[0]?.reviewers[0]?.id ?? '';
    await story.mail(requestId);
    key = /accept\?key=([\w-]{43})"/.exec((await app.mailTo(INVITED, 'REVIEW_INVITATION')).html)?.[1] ?? '';
  });
  afterAll(() => app.stop());

  const byKey = { 'X-Review-Key': '' };
  const links = async (): Promise<string[]> =>
    (await app.mails(INVITED)).filter(({ kind }) => kind === 'SET_PASSWORD').map(({ html }) => html);

  it('accepts by key, and gets a mail with a link that leads on to the form; the response contains no link', async () => {
    byKey['X-Review-Key'] = key;
    const before = (await links()).length;
    const view = await app.visitor.get(story.path(`review-request/${requestId}`), {}, byKey);
    expect(view.body).toMatchObject({ needsPassword: true, isYours: false });
    expect((await links()).length).toBe(before);
    const answer = await ok(app.visitor.post(story.path(`review-response/${requestId}?response=true`), {}, byKey));
    expect(Object.keys(answer.body)).toEqual(['message']);
    await waitForLinks(before + 1);
    const html = (await links()).at(-1) ?? '';
    expect(linkOf(html).get('next')).toBe(`/${story.id}/review/${requestId}`);
    expect(html).toContain('Thank you for accepting the request.');
  });

  it('sets the password by that link once, and then writes the review', async () => {
    const link = linkOf((await links()).at(-1) ?? '');
    const password = { password: 'a first password', passwordRepeat: 'a first password' };
    const set = { user: link.get('user'), key: link.get('key'), ...password };
    expect((await app.visitor.post('/set-password', { ...set, key })).status).toBe(422);
    const { body } = await ok(app.visitor.post('/set-password', set));
    const reviewer = app.visitor.with(body);
    expect((await ok(reviewer.get(story.path(`get-review/${requestId}`)))).body.readOnly).toBe(false);
    expect((await app.visitor.post('/set-password', set)).status).toBe(422);
    const view = await app.visitor.get(story.path(`review-request/${requestId}`), {}, byKey);
    expect(view.body).toMatchObject({ needsPassword: false, status: 'Accepted' });
  });

  it('gets no further mail once there is a password, and neither does any other person who has one', async () => {
    const before = (await links()).length;
    await app.addPerson('has.password@example.net', 'reviewer');
    const another = await story.invite('has.password@example.net');
    await story.answer('has.password@example.net', another, true);
    await app.mailTo('editor@example.org', 'REVIEW_ANSWERED');
    const second = await OfficeStory.inSelection(app);
    const editor = await app.as('editor');
    const { userId } = await app.visitor.signIn(INVITED, 'a first password');
    await ok(editor.post(second.path(`reviewer?reviewerId=${userId}`)));
    const request = (await second.panel()).assigned[0]?.reviewers[0]?.id ?? '';
    await second.mail(request);
    await ok(
      (await app.visitor.signIn(INVITED, 'a first password')).post(
        second.path(`review-response/${request}?response=true`),
      ),
    );
    // The request of another new account, handled after the others: their mails have been sent once this one has.
    await lastInLine();
    expect((await links()).length).toBe(before);
    expect((await app.mails('has.password@example.net')).map(({ kind }) => kind)).not.toContain('SET_PASSWORD');
  });

  const waitForLinks = (count: number): Promise<unknown> =>
    until(`${count} links`, async () => ((await links()).length >= count ? true : undefined));

  /** The reaction handles events in order. */
  async function lastInLine(): Promise<void> {
    const email = 'last.in.line@example.net';
    const editor = await app.as('editor');
    const names = { firstName: 'Last', lastName: 'Line', email, emailRepeat: email };
    const made = await ok(editor.post('/user/saveReviewer', names));
    await ok(editor.post(story.path(`reviewer?reviewerId=${made.body.id}`)));
    const request = (await story.panel()).assigned[0]?.reviewers.find(({ reviewer }) => reviewer.id === made.body.id);
    await story.mail(request?.id ?? '');
    const theirs = /accept\?key=([\w-]{43})"/.exec((await app.mailTo(email, 'REVIEW_INVITATION')).html)?.[1] ?? '';
    const path = story.path(`review-response/${request?.id ?? ''}?response=true`);
    await ok(app.visitor.post(path, {}, { 'X-Review-Key': theirs }));
    await until('the last link', async () => {
      const mails = await app.mails(email);
      return (
        mails.some(({ html }) => html.includes('next=')) ||
        mails.some(({ html }) => html.includes('next&#x3D;')) ||
        undefined
      );
    });
  }
});
