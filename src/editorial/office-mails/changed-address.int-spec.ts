import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { HttpClient } from '../../../test/support/app/http-client';
import { OfficeStory, ok } from '../../../test/support/stories/office-story';
import type { LetterToAuthor, MailSuggestion } from '../../contracts';

const [OLD, NEW] = ['writer@university.example.org', 'writer@clinic.example.org'];
const LETTER = { subject: 'A question', text: '<p>How are you?</p>' };

describe('an author who has proven a new address since the submission', () => {
  let app: TestApp;
  let story: OfficeStory;
  /** A manuscript whose authors editors must not know. */
  let hidden: OfficeStory;
  let author: HttpClient;

  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson(OLD, 'author');
    story = await OfficeStory.inSelection(app, OLD, ['co@example.org']);
    await ok((await app.as('editor')).post(story.path('editor/write-to-author'), { ...LETTER, subject: 'Before' }));
    await ok((await app.as('webmaster')).post('/settings', { reviewModes: '2:TRIPLE_ANONYMOUS' }));
    hidden = await OfficeStory.inSelection(app, OLD);
    author = await app.signInAs(OLD);
    const change = { email: NEW, emailRepeat: NEW, currentPassword: app.password };
    await ok(author.post(`/user/update/${author.userId}`, change));
    await ok(author.post('/confirm-address', { key: await app.keyIn(NEW, 'ADDRESS_CHANGE') }));
    author = await app.signInAs(NEW);
  });
  afterAll(() => app.stop());

  const suggested = async (path: string): Promise<MailSuggestion> =>
    (await ok((await app.as('editor')).get(story.path(path)))).body as MailSuggestion;

  it('gets suggested letters and decisions at the new address', async () => {
    expect((await suggested('editor/get-author-mail')).to).toEqual([NEW]);
    expect((await suggested('editor/get-mail?status=REJECTED')).to).toEqual([NEW, 'co@example.org']);
  });

  it('gets a letter without an entered recipient at the new address', async () => {
    await ok((await app.as('editor')).post(story.path('editor/write-to-author'), LETTER));
    expect((await app.mailTo(NEW, 'AUTHOR_LETTER')).subject).toBe('A question');
  });

  it('still sees the letters that went to an earlier address', async () => {
    const { body } = await ok(author.get(story.path('letters')));
    expect((body as LetterToAuthor[]).map(({ subject }) => subject)).toEqual(['A question', 'Before']);
  });

  it('is known as an author to senders who must not know the authors', async () => {
    const assistant = await app.as('assistant');
    for (const email of [OLD, NEW])
      await ok(assistant.post(hidden.path('editor/write-to-author'), { ...LETTER, to: [email] }));
    const other = { ...LETTER, to: ['other@example.org'] };
    expect((await assistant.post(hidden.path('editor/write-to-author'), other)).status).toBe(400);
  });

  it('gets the confirmation of a withdrawal at the new address', async () => {
    await ok(author.post(hidden.path('withdraw'), { reason: 'An error in the data' }));
    expect((await app.mailTo(NEW, 'WITHDRAWAL')).to).toEqual([NEW]);
  });
});
