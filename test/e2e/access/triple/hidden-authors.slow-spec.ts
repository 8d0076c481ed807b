import { isRefusedLikeAnAuthor } from '../../../../src/article-desk/veil/veiled-choice';
import type {
  AuthRecord,
  EmailLogEntry,
  MailSuggestion,
  MenuCounts,
  News,
  TicketReview,
} from '../../../../src/contracts';
import { HIDDEN_AUTHORS_ADDRESS, VEIL_MESSAGES } from '../../../../src/contracts';
import { startTestApp, type TestApp } from '../../../support/app/app';
import type { Answer, HttpClient } from '../../../support/app/http-client';
import { OfficeStory, ok } from '../../../support/stories/office-story';
import { openTicket } from '../../../support/stories/ticket-steps';

const AUTHOR = 'wanda@writers.example';
const CO_AUTHOR = 'rolf@writers.example';
const OTHER = 'another@authors.example';
const REVIEWER = 'reader@reviewers.example';
const ASSOCIATE = 'triple-associate@example.org';

const statusAndMessage = ({ status, body }: Answer): [number, string] => [
  status,
  String((body as { message?: string }).message),
];

describe('an editor who must not know the authors', () => {
  let app: TestApp;
  let story: OfficeStory;
  let editor: HttpClient;
  let assistant: HttpClient;
  /** A session as the author, opened by the editor before the mode was chosen. */
  let acting: HttpClient;
  const idOf = async (email: string): Promise<string> => (await app.as(email)).userId;
  const merge = async (by: HttpClient): Promise<Answer> =>
    by.get(`/user/${await idOf(AUTHOR)}/merge/${await idOf(OTHER)}`);
  const setMode = async (reviewModes: string): Promise<unknown> =>
    ok((await app.as('webmaster')).post('/settings', { reviewModes }));

  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson(AUTHOR, 'author', { firstName: 'Wanda', lastName: 'Wordsmith' });
    await app.addPerson(CO_AUTHOR, 'reviewer', { firstName: 'Rolf', lastName: 'Ratgeber' });
    await app.addPerson(OTHER, 'author');
    await app.addPerson(ASSOCIATE, 'associate editor');
    const real = await app.signInAs('editor@example.org');
    acting = real.with((await ok(real.post(`/user/loginAs/${await idOf(AUTHOR)}`))).body as AuthRecord);
    await ok(acting.get('/user'));
    await setMode('2:TRIPLE_ANONYMOUS');
    story = await OfficeStory.inSelection(app, AUTHOR, [CO_AUTHOR]);
    [editor, assistant] = [await app.as('editor'), await app.as('assistant')];
  });
  afterAll(() => app.stop());

  describe('writing to the authors', () => {
    const letter = async (): Promise<MailSuggestion> =>
      (await ok(editor.get(story.path('editor/get-author-mail')))).body as MailSuggestion;
    const send = (mail: object) => editor.post(story.path('editor/write-to-author'), mail);

    it('sees placeholders instead of name and address, which the sent letter has', async () => {
      const { to, subject, message } = await letter();
      expect(to).toEqual([HIDDEN_AUTHORS_ADDRESS]);
      expect(message).toContain('Dear {author}');
      await ok(send({ to, subject, text: message }));
      const sent = await app.mailTo(AUTHOR, 'AUTHOR_LETTER');
      expect([sent.to, sent.cc, sent.replyTo]).toEqual([[AUTHOR], [], expect.stringContaining('@')]);
      expect(sent.html).toContain('Dear Wanda Wordsmith');
    });

    it('does not see recipients and text in the log of mails, unlike the assistant', async () => {
      const logOf = async (who: HttpClient): Promise<EmailLogEntry | undefined> =>
        ((await ok(who.get(story.path('mail-log')))).body as EmailLogEntry[]).find(
          ({ type }) => type === 'AUTHOR_LETTER',
        );
      expect(await logOf(editor)).toMatchObject({
        ...{ mailTo: ['The authors'], cc: [], subject: VEIL_MESSAGES.hidden, isHidden: true },
      });
      expect(await logOf(assistant)).toMatchObject({ mailTo: [AUTHOR], isHidden: false });
    });

    it.each([
      ['cc', { cc: ['editor@example.org'] }],
      ['to', { to: ['editor@example.org'] }],
      ['replyTo', { replyTo: 'editor@example.org' }],
    ])('cannot have the letter or its answer sent elsewhere: %s', async (field, changes) => {
      const { to, subject, message: text } = await letter();
      const answer = await send({ to, subject, text, ...changes });
      expect([answer.status, Object.keys((answer.body as { details: object }).details)]).toEqual([400, [field]]);
    });
  });

  describe('choosing people', () => {
    const choose = async (who: HttpClient, email: string): Promise<Answer> =>
      who.post(story.path(`reviewer?reviewerId=${await idOf(email)}`));

    it('sees nothing in the list that reveals an author, nor why they cannot be chosen', async () => {
      const { candidates } = await story.panel('?q=Ratgeber');
      expect(candidates).toMatchObject([{ lastName: 'Ratgeber', barred: null, conflicts: [] }]);
      expect(statusAndMessage(await choose(editor, CO_AUTHOR))).toEqual([422, VEIL_MESSAGES.unavailable]);
      expect(statusAndMessage(await choose(assistant, CO_AUTHOR))[1]).toContain('is an author of the article');
    });

    it('gets one answer for all people outside the groups that review', async () => {
      const [ofAuthor, ofOther] = [await choose(editor, AUTHOR), await choose(editor, OTHER)].map(statusAndMessage);
      expect(ofAuthor).toEqual([422, expect.stringContaining('not in a group that reviews')]);
      expect(ofOther).toEqual(ofAuthor);
    });

    it('gets the same refusal for some other people, although an assistant may choose them', async () => {
      const people = Array.from({ length: 400 }, (_, place) => `person-${place}`);
      const refused = people.filter((one) => isRefusedLikeAnAuthor(story.id, one)).length;
      expect(refused).toBeGreaterThan(5);
      expect(refused).toBeLessThan(50);
      let [email, tries] = [REVIEWER, 0];
      do {
        email = `${tries++}-${REVIEWER}`;
        await app.addPerson(email, 'reviewer');
      } while (!isRefusedLikeAnAuthor(story.id, await idOf(email)));
      expect(statusAndMessage(await choose(editor, email))).toEqual([422, VEIL_MESSAGES.unavailable]);
      await ok(choose(assistant, email));
    });
  });

  it('causes a warning to assistants who forward the article or write a note with a name, and who may continue', async () => {
    const note = '<p>Wanda Wordsmith called.</p>';
    const add = (body: object) => assistant.post(story.path('assistant/new-note'), body);
    expect(await add({ note })).toMatchObject({ status: 422, body: { code: 'NAMES_FOUND' } });
    await ok(add({ note: '<p>An author called.</p>' }));
    const path = story.path(`editor/assign-associate?associateId=${await idOf(ASSOCIATE)}`);
    const mail = { to: [ASSOCIATE], subject: 'A manuscript', text: '<p>It is by Wanda Wordsmith.</p>' };
    expect(await assistant.post(path, mail)).toMatchObject({ status: 422, body: { code: 'NAMES_FOUND' } });
    await ok(assistant.post(path, { ...mail, sendAnyway: true }));
  });

  it('does not get the tickets of the authors, but gets those of other people', async () => {
    const mine = await openTicket(await app.as(AUTHOR), { name: 'Where is my manuscript?' });
    const others = await openTicket(await app.as(OTHER), { name: 'A question' });
    const seenBy = async (who: HttpClient): Promise<string[]> =>
      ((await ok(who.get('/ticket/all'))).body as TicketReview).awaiting.map(({ id }) => id);
    expect([await seenBy(editor), (await seenBy(assistant)).sort()]).toEqual([
      [others.id],
      [mine.id, others.id].sort(),
    ]);
    const counts = async (who: string): Promise<MenuCounts> =>
      (await ok((await app.as(who)).get('/menu-counts'))).body as MenuCounts;
    expect([(await counts('editor')).ticketsWaiting, (await counts('assistant')).ticketsWaiting]).toEqual([1, 2]);
    const news = (await ok((await app.as(ASSOCIATE)).get('/news'))).body as News;
    expect(news.items.flatMap(({ ticket }) => ticket?.id ?? [])).toEqual([others.id]);
    expect((await counts(ASSOCIATE)).news).toBe(news.items.length);
    expect((await editor.get(`/ticket/${mine.id}`)).status).toBe(404);
    expect((await editor.post(`/ticket/${mine.id}/response`, { content: '<p>Soon.</p>' })).status).toBe(404);
    expect((await ok(assistant.get(`/ticket/${mine.id}`))).body).toMatchObject({ ticketResponses: [] });
  });

  it('cannot open anything that reveals the authors: audit file, overview, signs', async () => {
    for (const rest of ['audit-file', 'overall'])
      expect(statusAndMessage(await editor.get(story.path(rest)))).toEqual([403, VEIL_MESSAGES.refused]);
    expect((await ok(editor.get(story.path('integrity')))).body).toMatchObject({ state: 'AUTHORS_HIDDEN', signs: [] });
  });

  describe('and other people’s accounts', () => {
    it('cannot be used for login-as or merged, even those of people who wrote nothing', async () => {
      for (const email of [AUTHOR, OTHER])
        expect(
          statusAndMessage(await (await app.signInAs('editor@example.org')).post(`/user/loginAs/${await idOf(email)}`)),
        ).toEqual([403, VEIL_MESSAGES.acting]);
      const ids = [await idOf(AUTHOR), await idOf(OTHER)];
      expect(statusAndMessage(await merge(editor))).toEqual([403, VEIL_MESSAGES.acting]);
      await ok(merge(assistant));
      await ok((await app.signInAs('assistant@example.org')).post(`/user/loginAs/${ids[0]}`));
    });

    it('keeps no session as another person that began before', async () => {
      expect((await acting.get('/user')).status).toBe(401);
    });
  });

  it('still does not see them when the journal changes the mode of later manuscripts', async () => {
    await setMode('');
    const { text } = await ok(editor.get(`/article/${story.id}`));
    expect([text.includes('Wordsmith'), text.includes('writers.example')]).toEqual([false, false]);
    expect(statusAndMessage(await merge(editor))).toEqual([403, VEIL_MESSAGES.acting]);
  });
});
