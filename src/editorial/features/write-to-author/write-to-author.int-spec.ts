import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { OfficeStory, ok } from '../../../../test/support/stories/office-story';
import type { ArticleLogEntry, ArticleView, EmailLogEntry, MailSuggestion } from '../../../contracts';

describe('writing to the author', () => {
  let app: TestApp;
  let story: OfficeStory;
  beforeAll(async () => {
    app = await startTestApp();
    story = await OfficeStory.inSelection(app);
  });
  afterAll(() => app.stop());

  const suggestion = async (): Promise<MailSuggestion> =>
    (await ok((await app.as('assistant')).get(story.path('editor/get-author-mail')))).body as MailSuggestion;

  it('suggests a mail about this article to the person who submitted it', async () => {
    const { to, cc, subject, message } = await suggestion();
    expect([to, cc]).toEqual([['author@example.org'], []]);
    expect(subject).toMatch(/^\d{4}-\d+: about your manuscript$/);
    expect(message).toContain('Dear ');
  });

  it('sends the mail as edited, and changes nothing but the logs', async () => {
    const before = await story.article();
    const body = { ...(await suggestion()), subject: 'Figure 2', text: '<p>Is it <strong>yours</strong>?</p>' };
    const { to, cc, subject, text } = body;
    const after = (
      await ok((await app.as('editor')).post(story.path('editor/write-to-author'), { to, cc, subject, text }))
    ).body as ArticleView;
    expect([after.status, after.version]).toEqual([before.status, before.version]);
    const mails = (await ok((await app.as('editor')).get(story.path('mail-log')))).body as EmailLogEntry[];
    expect(mails.find(({ type }) => type === 'AUTHOR_LETTER')).toMatchObject({ mailTo: to, subject: 'Figure 2' });
    const log = (await ok((await app.as('editor')).get(story.path('log')))).body as ArticleLogEntry[];
    expect(log[0]?.description).toBe('A mail "Figure 2" goes to author@example.org.');
    const [sent] = (await app.mails('author@example.org')).filter(({ kind }) => kind === 'AUTHOR_LETTER');
    expect(sent?.html).toContain('<strong>yours</strong>');
  });

  it('refuses a mail without a text and a mail without a recipient', async () => {
    const write = async (body: object) => (await app.as('editor')).post(story.path('editor/write-to-author'), body);
    expect((await write({ subject: 'Figure 2', text: '' })).status).toBe(400);
    expect((await write({ subject: 'Figure 2', text: '<p>A text.</p>', to: [] })).status).toBe(400);
  });
});
