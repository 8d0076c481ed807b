import { isRefusedLikeAnAuthor } from '../../../../src/article-desk/veil/veiled-choice';
import { HIDDEN_AUTHORS_ADDRESS, VEIL_MESSAGES } from '../../../../src/contracts';
import { startTestApp, type TestApp } from '../../../support/app/app';
import type { Answer, HttpClient } from '../../../support/app/http-client';
import { OfficeStory, ok } from '../../../support/stories/office-story';

const AUTHOR = 'wanda@writers.example';
const ASSOCIATE = 'first-associate@example.org';
const TO_ASSOCIATE = 'assign-associate';
const GUESSES = '<p>Is it Wanda Wordsmith, Piet Nobody or wanda@writers.example?</p>';

/** Names that an editor guesses. The answer must be the same for the hidden authors as for all other people (ADR 122). */
describe('a text with guessed names', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson(AUTHOR, 'author', { firstName: 'Wanda', lastName: 'Wordsmith' });
    await app.addPerson(ASSOCIATE, 'associate editor');
    await ok((await app.as('webmaster')).post('/settings', { reviewModes: '2:TRIPLE_ANONYMOUS' }));
  });
  afterAll(() => app.stop());

  const assign = async (story: OfficeStory, by: HttpClient, to: string, text: string): Promise<Answer> => {
    const associateId = (await app.as(to)).userId;
    const path = story.path(`editor/${TO_ASSOCIATE}?associateId=${associateId}`);
    return by.post(path, { to: [to], subject: 'A manuscript', text });
  };

  /** A manuscript with two chosen reviewers, which this person holds. */
  async function heldBy(who: string): Promise<{ story: OfficeStory; requests: string[] }> {
    const story = await OfficeStory.inSelection(app, AUTHOR);
    const requests: string[] = [];
    for (const place of [1, 2]) {
      const reviewer = `${place}-of-${story.id.slice(0, 8)}@reviewers.example`;
      await app.addPerson(reviewer, 'reviewer');
      requests.push(await story.select(reviewer, 'assistant'));
    }
    if (who === ASSOCIATE) await ok(assign(story, await app.as('assistant'), ASSOCIATE, '<p>Please handle it.</p>'));
    return { story, requests };
  }

  /** An associate editor whom an editor may choose: some people are refused like authors. */
  async function nextFor(story: OfficeStory): Promise<string> {
    for (let place = 1; ; place++) {
      const email = `associate-${place}-of-${story.id.slice(0, 8)}@example.org`;
      await app.addPerson(email, 'associate editor');
      if (!isRefusedLikeAnAuthor(story.id, (await app.as(email)).userId)) return email;
    }
  }

  /** The answers of the routes on which staff write for editors and reviewers, in this order. */
  async function answersTo(who: string): Promise<[route: string, status: number, code: unknown][]> {
    const { story, requests } = await heldBy(who);
    const by = await app.as(who);
    const mail = { subject: 'A review', text: GUESSES };
    const answers: [string, Answer][] = [
      ['new-note', await by.post(story.path('assistant/new-note'), { note: GUESSES })],
      ['send-mail', await by.post(story.path(`review/${requests[0]}/send-mail`), mail)],
      ['reminder', await by.post(story.path(`review/${requests[0]}/send-mail`), { ...mail, reminder: true })],
      ['send-mail-to-all', await by.post(story.path('review/send-mail-to-all'), mail)],
      [TO_ASSOCIATE, await assign(story, by, await nextFor(story), GUESSES)],
    ];
    return answers.map(([route, { status, body }]) => [route, status, (body as { code?: unknown } | null)?.code]);
  }

  const ROUTES = ['new-note', 'send-mail', 'reminder', 'send-mail-to-all', TO_ASSOCIATE];

  it.each(['editor', ASSOCIATE])('is not compared with the authors when it comes from %s', async (who) => {
    expect(await answersTo(who)).toEqual(ROUTES.map((route) => [route, 200, undefined]));
  });

  it('is refused when it comes from an assistant, who knows the authors', async () => {
    expect(await answersTo('assistant')).toEqual(ROUTES.map((route) => [route, 422, 'NAMES_FOUND']));
  });

  it.each(['to', 'cc'])(
    'is refused as an address of an author in a letter of an editor, like any other: %s',
    async (field) => {
      const story = await OfficeStory.inSelection(app, AUTHOR);
      const send = async (who: string, address: string): Promise<[number, unknown]> => {
        const mail = { subject: 'A question', text: '<p>Dear authors,</p>', [field]: [address] };
        const { status, body } = await (await app.as(who)).post(story.path('editor/write-to-author'), mail);
        return [status, (body as { details?: unknown }).details];
      };
      const refused = [400, { [field]: VEIL_MESSAGES.onlyAuthors }];
      expect(await Promise.all([send('editor', AUTHOR), send('editor', 'nobody@example.org')])).toEqual([
        refused,
        refused,
      ]);
      expect((await send('editor', HIDDEN_AUTHORS_ADDRESS))[0]).toBe(200);
      expect((await send('assistant', AUTHOR))[0]).toBe(200);
    },
  );

  it('is refused in a letter of an editor to the authors that names a reviewer, even if an author has the same name', async () => {
    const story = await OfficeStory.inSelection(app, AUTHOR);
    const answers: [lastName: string, status: number, code: unknown][] = [];
    for (const lastName of ['Writer', 'Hendriks']) {
      const reviewer = `${lastName}-${story.id.slice(0, 8)}@reviewers.example`;
      await app.addPerson(reviewer, 'reviewer', { firstName: 'Ada', lastName });
      await story.select(reviewer, 'assistant');
      const mail = { subject: 'A question', text: `<p>Ada ${lastName} asks for a table.</p>` };
      const { status, body } = await (await app.as('editor')).post(story.path('editor/write-to-author'), mail);
      answers.push([lastName, status, (body as { code?: unknown }).code]);
    }
    expect(answers).toEqual([
      ['Writer', 422, 'NAMES_FOUND'],
      ['Hendriks', 422, 'NAMES_FOUND'],
    ]);
  });
});
