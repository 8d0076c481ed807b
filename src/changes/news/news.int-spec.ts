import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { OfficeStory, ok } from '../../../test/support/stories/office-story';
import { answerTicket, openTicket } from '../../../test/support/stories/ticket-steps';
import type { AuthRecord, MenuCounts, News } from '../../contracts';

const ONE = 'news-one@example.net';
const TWO = 'news-two@example.net';
const HOLDER = 'news-holder@example.net';
const WALLED = 'news-walled@example.net';

describe('what is new', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson(ONE, 'reviewer', { firstName: 'Rosa', lastName: 'One' });
    await app.addPerson(TWO, 'reviewer', { firstName: 'Theo', lastName: 'Two' });
    await app.addPerson(HOLDER, 'associate editor');
    await app.addPerson(WALLED, 'editor');
  });
  afterAll(() => app.stop());

  const newsOf = async (who: string, query = ''): Promise<News> =>
    (await ok((await app.as(who)).get(`/news${query}`))).body as News;
  const textsOf = async (who: string, { id }: OfficeStory): Promise<string[]> =>
    (await newsOf(who)).items.filter(({ article }) => article?.id === id).map(({ text }) => text);
  const countsOf = async (who: string): Promise<MenuCounts> =>
    (await ok((await app.as(who)).get('/menu-counts'))).body as MenuCounts;
  const look = async (who: string): Promise<void> => {
    const [newest] = (await newsOf(who)).items;
    await ok((await app.as(who)).post('/news/seen', { until: newest?.at ?? app.clock.now().toISOString() }));
  };
  const minutesLater = (): void => app.clock.advance({ minutes: 5 });

  it('shows the office the steps of an article, newest first, and no one their own steps', async () => {
    const story = await OfficeStory.inSelection(app);
    minutesLater();
    const request = await story.invite(ONE);
    await story.answer(ONE, request, true);
    minutesLater();
    await story.review(ONE, request);
    expect(await textsOf('editor', story)).toEqual([
      expect.stringMatching(/^Rosa One submitted a review and recommends /),
      expect.stringMatching(/^Rosa One agreed to review, due on /),
      expect.stringMatching(/^The article passed the check/),
      'The article was submitted.',
    ]);
    expect(await textsOf('assistant', story)).not.toContainEqual(expect.stringMatching(/passed the check/));
    const dutch = await ok((await app.as('editor')).get('/news', {}, { 'Accept-Language': 'nl' }));
    expect((dutch.body as News).items[0]?.text).toMatch(/^Rosa One heeft een review ingediend en adviseert /);
    const [first] = (await newsOf('editor')).items;
    expect(first).toMatchObject({ by: null, article: { id: story.id, number: story.number }, ticket: null });
  });

  it('is counted from when the person last looked, and this moment never moves back', async () => {
    await look('editor');
    const story = await OfficeStory.submitted(app);
    expect((await countsOf('editor')).news).toBe(1);
    minutesLater();
    await story.passCheck();
    expect((await countsOf('editor')).news).toBe(2);
    const before = (await newsOf('editor')).seenUntil;
    await look('editor');
    expect((await countsOf('editor')).news).toBe(0);
    await ok((await app.as('editor')).post('/news/seen', { until: before }));
    expect((await countsOf('editor')).news).toBe(0);
    await ok((await app.as('editor')).post('/news/seen', { until: '2999-01-01T00:00:00Z' }));
    minutesLater();
    await OfficeStory.submitted(app);
    expect((await countsOf('editor')).news).toBe(1);
  });

  it('shows the author the decision, and not who works on it or how far they are', async () => {
    await look('author');
    const story = await OfficeStory.inSelection(app);
    const passed = ['Your manuscript passed the check by the editorial office.'];
    expect(await textsOf('author', story)).toEqual(passed);
    const { news } = await countsOf('author');
    minutesLater();
    await story.assignAssociate(HOLDER);
    await story.answer(TWO, await story.invite(TWO), false);
    const office = await app.as('editor');
    await ok(office.post(story.path('assistant/new-note'), { note: 'Between us.' }));
    const override = { status: 'RETURNED_TO_EDITOR', reason: 'A mistake.' };
    await ok(office.post(story.path('editor/override'), override));
    await story.reviewed(ONE);
    expect(await textsOf('author', story)).toEqual(passed);
    expect((await countsOf('author')).news).toBe(news);
    await story.decide('MINOR_REVISION');
    expect(await textsOf('author', story)).toEqual(['The editors ask for a minor revision.', ...passed]);
    const items = (await newsOf('author')).items.filter(({ article }) => article?.id === story.id);
    expect(items.map(({ by }) => by)).toEqual([null, null]);
    expect((await countsOf('author')).news).toBe(news + 1);
  });

  it('shows a reviewer their own request, and the decision on what they reviewed', async () => {
    const story = await OfficeStory.inSelection(app);
    const selected = await story.select(ONE);
    expect(await textsOf(ONE, story)).toEqual([]);
    await story.mail(selected);
    const asked = ['You were asked to review this manuscript.'];
    expect(await textsOf(ONE, story)).toEqual(asked);
    minutesLater();
    await story.answer(ONE, selected, true);
    await story.review(ONE, selected);
    await story.invite(TWO);
    expect(await textsOf(ONE, story)).toEqual(asked);
    minutesLater();
    await story.decide('ACCEPTED');
    expect(await textsOf(ONE, story)).toEqual(['The status of this manuscript is now: Accepted.', ...asked]);
    expect(await textsOf(TWO, story)).toEqual(['Your review is no longer needed.', ...asked]);
    const dutch = (await ok((await app.as(ONE)).get('/news', {}, { 'Accept-Language': 'nl' }))).body as News;
    expect(dutch.items.slice(0, 2).map(({ text }) => text)).toEqual([
      'De status van dit manuscript is nu: Geaccepteerd.',
      'U bent gevraagd om dit manuscript te beoordelen.',
    ]);
  });

  it('leaves out a request that was removed', async () => {
    const story = await OfficeStory.inSelection(app);
    await story.invite(TWO);
    const { userId } = await app.as(TWO);
    await ok((await app.as('editor')).post(story.path(`reviewer/delete?reviewerId=${userId}`)));
    expect(await textsOf(TWO, story)).toEqual([]);
  });

  it('shows an associate editor an article from the day they get it until they no longer hold it', async () => {
    const story = await OfficeStory.inSelection(app);
    minutesLater();
    await story.assignAssociate(HOLDER);
    minutesLater();
    await story.answer(ONE, await story.invite(ONE), true);
    expect(await textsOf(HOLDER, story)).toEqual([
      expect.stringMatching(/^Rosa One agreed to review/),
      expect.stringMatching(/became the associate editor/),
    ]);
    await ok((await app.as(HOLDER)).post(story.path('return-to-assistant')));
    expect(await textsOf(HOLDER, story)).toEqual([]);
  });

  it('keeps the office out of their own articles', async () => {
    const story = await OfficeStory.inSelection(app, 'author', [WALLED]);
    const before = await countsOf(WALLED);
    await story.reviewed(ONE);
    expect(await textsOf(WALLED, story)).toEqual([]);
    expect((await countsOf(WALLED)).news).toBe(before.news);
    const own = await OfficeStory.inSelection(app, 'editor');
    expect(await textsOf('editor', own)).toEqual(['Your manuscript passed the check by the editorial office.']);
  });

  it('does not count as seen by a person when another person is signed in as them', async () => {
    await OfficeStory.inSelection(app);
    const before = await newsOf('author');
    const webmaster = await app.signInAs('webmaster');
    const { userId } = await app.as('author');
    const { body } = await ok(webmaster.post(`/user/loginAs/${userId}`));
    const acting = webmaster.with(body as AuthRecord);
    expect((await ok(acting.get('/news'))).body).toEqual(before);
    await ok(acting.post('/news/seen', { until: before.items[0]?.at }));
    expect(await newsOf('author')).toEqual(before);
  });

  it('includes the answers to tickets for their owner, and what owners write for those who answer', async () => {
    await look('author');
    minutesLater();
    const author = await app.as('author');
    const ticket = await openTicket(author, { name: 'A question of news' });
    expect((await newsOf('assistant')).items[0]).toMatchObject({ text: 'A ticket was opened.', by: null });
    expect((await countsOf('author')).news).toBe(0);
    minutesLater();
    await answerTicket(await app.as('assistant'), ticket.id, 'An answer');
    expect((await newsOf('author')).items[0]).toMatchObject({
      text: 'The editorial office answered your ticket.',
      by: null,
      article: null,
      ticket: { id: ticket.id, title: 'A question of news' },
    });
    expect((await countsOf('author')).news).toBe(1);
  });
});
