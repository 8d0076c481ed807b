import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { OfficeStory, ok } from '../../../../test/support/stories/office-story';
import { CORRECTION_SUBJECTS, MAIL_MESSAGES, type MailSuggestion } from '../../../contracts';

const MAIL = { subject: 'About your manuscript', text: '<p>Please mend it.</p>' };

describe("the assistant's check", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const post = async (story: OfficeStory, path: string, body: object, who = 'assistant') =>
    (await app.as(who)).post(story.path(path), body);
  const listed = async (story: OfficeStory, who = 'assistant'): Promise<boolean> =>
    (await ok((await app.as(who)).get('/article/assistant/new-articles'))).text.includes(story.id);

  it('is on the list until it is done', async () => {
    const story = await OfficeStory.submitted(app);
    expect(await listed(story)).toBe(true);
    expect((await post(story, 'assistant/decide', { accept: true })).status).toBe(400);
    expect((await post(story, 'assistant/decide', { accept: true, guidelinesChecked: false })).status).toBe(400);
    expect((await post(story, 'assistant/decide', {})).status).toBe(400);
    await story.passCheck();
    expect(await listed(story)).toBe(false);
    expect((await story.article()).status).toBe('REVIEWER_SELECTION');
  });

  it('rejects with a mail to the authors, and never without one', async () => {
    const story = await OfficeStory.submitted(app, 'author', ['co@example.net']);
    const { body } = await ok((await app.as('assistant')).get(story.path('assistant/get-reject-mail')));
    expect(body).toMatchObject({ to: ['author@example.org', 'co@example.net'] });
    const without = await post(story, 'assistant/decide', { accept: false, guidelinesChecked: true, files: [] });
    expect([without.status, Object.keys(without.body.details)]).toEqual([400, ['emailDto']]);
    const rejected = await ok(post(story, 'assistant/decide', { accept: false, emailDto: MAIL }));
    expect(rejected.body.status).toBe('REJECTED');
    expect((await app.mailTo('co@example.net', 'CHECK_REJECTED')).html).toBe(MAIL.text);
  });

  it('requests a correction and puts the article back on the list', async () => {
    const story = await OfficeStory.submitted(app);
    const suggestions = (await ok((await app.as('assistant')).get(story.path('assistant/get-correction-mails'))))
      .body as MailSuggestion[];
    expect(suggestions).toHaveLength(CORRECTION_SUBJECTS.length);
    expect(new Set(suggestions.map((mail) => mail.subject)).size).toBe(CORRECTION_SUBJECTS.length);
    expect(
      suggestions.every((mail) => mail.subject.startsWith(story.number) && mail.to[0] === 'author@example.org'),
    ).toBe(true);

    const empty = await post(story, 'assistant/correction', { subject: 'x', reason: '', text: '' });
    expect(empty.body.details).toEqual({ reason: MAIL_MESSAGES.correctionSubject, text: MAIL_MESSAGES.correctionText });
    const reason = CORRECTION_SUBJECTS[1];
    expect((await ok(post(story, 'assistant/correction', { ...MAIL, reason }))).body.status).toBe('CORRECTION');
    expect(await listed(story)).toBe(false);

    const author = await app.as('author');
    const [correction] = (await story.article('author')).articleCorrections;
    expect(correction).toMatchObject({ reason, description: MAIL.text, submittedAt: null });
    expect((await app.mailTo('author@example.org', 'CORRECTION_REQUEST')).subject).toBe(MAIL.subject);
    expect((await author.post(story.path('submit-correction'), { articleId: story.id, files: [] })).status).toBe(422);
    expect((await post(story, 'assistant/decide', { accept: true, guidelinesChecked: true })).status).toBe(409);
  });

  it('is for assistants and editors, not for their own articles', async () => {
    const story = await OfficeStory.submitted(app, 'assistant');
    expect(await listed(story)).toBe(false);
    expect(await listed(story, 'editor')).toBe(true);
    const body = { accept: true, guidelinesChecked: true };
    expect((await post(story, 'assistant/decide', body)).status).toBe(403);
    expect((await post(story, 'assistant/decide', body, 'associate editor')).status).toBe(403);
    expect((await post(story, 'assistant/decide', body, 'author')).status).toBe(403);
    await ok(post(story, 'assistant/decide', body, 'webmaster'));
  });
});
