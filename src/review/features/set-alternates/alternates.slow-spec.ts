import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { DaysGoingBy, mailLog } from '../../../../test/support/app/clock-story';
import { until } from '../../../../test/support/app/http-until';
import { OfficeStory, ok } from '../../../../test/support/stories/office-story';
import type { AlternateView, ArticleLogEntry } from '../../../contracts';

const NAMES = ['First', 'Second', 'Third', 'Fourth'] as const;
const addressOf = (name: string): string => `${name.toLowerCase()}@alternates.example`;

describe('alternates', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    for (const name of NAMES) await app.addPerson(addressOf(name), 'reviewer', { firstName: 'Rae', lastName: name });
  });
  afterAll(() => app.stop());

  const idOf = async (name: string): Promise<string> => (await app.as(addressOf(name))).user.id;
  const setAs = async (who: string, story: OfficeStory, names: readonly string[], automatic = true) =>
    (await app.as(who)).post(story.path('alternates'), {
      reviewerIds: await Promise.all(names.map(idOf)),
      automatic,
    });
  const set = async (...parameters: Parameters<typeof setAs> extends [string, ...infer Rest] ? Rest : never) =>
    ok(setAs('editor', ...parameters));
  const waiting = async (story: OfficeStory): Promise<AlternateView[]> => (await story.panel()).alternates.people;
  const lastNames = async (story: OfficeStory): Promise<string[]> =>
    (await waiting(story)).map(({ person }) => person.lastName);
  const requests = async (story: OfficeStory): Promise<Record<string, string>> =>
    Object.fromEntries(
      ((await story.panel()).assigned[0]?.reviewers ?? []).map((one) => [one.reviewer.lastName, one.status]),
    );
  const invited = (story: OfficeStory, name: string) =>
    until(`${name} is invited`, async () => ((await requests(story))[name] === 'Mailed' ? true : null));
  const selecting = async (count = 1): Promise<OfficeStory> => {
    const story = await OfficeStory.inSelection(app);
    await ok((await app.as('editor')).post(story.path(`set-reviewers-count?count=${count}`)));
    return story;
  };

  it('are invited in their order when a reviewer declines, with a link that works', async () => {
    const story = await selecting();
    await set(story, ['Second', 'Third']);
    expect((await story.panel()).alternates).toMatchObject({ automatic: true, people: [{}, {}] });
    const first = await story.invite(addressOf('First'));
    const before = (await app.mails(addressOf('Second'))).length;
    await story.answer(addressOf('First'), first, false);
    await invited(story, 'Second');
    expect(await lastNames(story)).toEqual(['Third']);
    const mail = await until('the invitation', async () => (await app.mails(addressOf('Second')))[before] ?? null);
    const [, requestId = '', key = ''] = /\/([\w-]{36})\/accept\?key=([\w-]{43})"/.exec(mail.html) ?? [];
    await ok(app.visitor.post(story.path(`review-response/${requestId}?response=true`), {}, { 'X-Review-Key': key }));
    expect(await requests(story)).toEqual({ First: 'Declined', Second: 'Accepted' });
    const log = (await ok((await app.as('editor')).get(story.path('log')))).body as ArticleLogEntry[];
    const chosen = log.find(({ description }) => description.includes('as the next alternate after'));
    expect(chosen).toMatchObject({ triggerType: 'SYSTEM', user: null });
    expect(chosen?.description).toBe(
      'Rae Second was selected as a reviewer of the first submission, as the next alternate after Rae First.',
    );
    expect((await mailLog(story)).filter(({ type }) => type === 'REVIEW_INVITATION')).toHaveLength(2);
  });

  it('are invited when a reviewer does not answer', async () => {
    const story = await selecting();
    const days = new DaysGoingBy(app);
    await set(story, ['Second']);
    await story.invite(addressOf('First'));
    await days.until(15, story);
    await invited(story, 'Second');
    expect(await requests(story)).toEqual({ First: 'No answer', Second: 'Mailed' });
  });

  it('are invited when the review is resumed, for a reviewer who declined while the article was with the editor', async () => {
    const story = await selecting();
    await set(story, ['Second']);
    const first = await story.invite(addressOf('First'));
    await ok((await app.as('editor')).post(story.path('return-to-assistant')));
    await story.answer(addressOf('First'), first, false);
    expect(await requests(story)).toEqual({ First: 'Declined' });
    await ok((await app.as('editor')).post(story.path('resume-review')));
    await invited(story, 'Second');
    expect(await requests(story)).toEqual({ First: 'Declined', Second: 'Mailed' });
  });

  it('wait while enough reviewers are invited', async () => {
    const story = await selecting(1);
    await set(story, ['Third', 'Fourth']);
    const [first, second] = [await story.invite(addressOf('First')), await story.invite(addressOf('Second'))];
    await story.answer(addressOf('First'), first, false);
    await story.answer(addressOf('Second'), second, false);
    await invited(story, 'Third');
    expect(await requests(story)).toEqual({ First: 'Declined', Second: 'Declined', Third: 'Mailed' });
    expect(await lastNames(story)).toEqual(['Fourth']);
  });

  it('are not overwritten by a person who saw an older list', async () => {
    const story = await selecting();
    const [second = '', third = ''] = await Promise.all(['Second', 'Third'].map(idOf));
    const seen = { reviewerIds: [], automatic: true };
    const change = async (who: string, reviewerIds: string[], saw: object) =>
      (await app.as(who)).post(story.path('alternates'), { reviewerIds, automatic: true, seen: saw });
    await ok(change('editor', [second], seen));
    const refused = await change('assistant', [third], seen);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'The alternates have changed meanwhile. Please look at the new list and try again.',
    ]);
    expect(await lastNames(story)).toEqual(['Second']);
    // A change of the article that leaves the alternates as they are does not refuse a new list.
    await story.invite(addressOf('First'));
    await ok(change('assistant', [second, third], { ...seen, reviewerIds: [second] }));
    expect((await change('assistant', [third], { ...seen, reviewerIds: [second] })).status).toBe(409);
    expect(await lastNames(story)).toEqual(['Second', 'Third']);
  });

  it('no longer wait once an editor invites them, and the others keep their order', async () => {
    const story = await selecting(1);
    await set(story, ['Second', 'Third', 'Fourth']);
    const third = await story.invite(addressOf('Third'));
    expect(await lastNames(story)).toEqual(['Second', 'Fourth']);
    await story.answer(addressOf('Third'), third, false);
    await invited(story, 'Second');
    expect([await requests(story), await lastNames(story)]).toEqual([
      { Third: 'Declined', Second: 'Mailed' },
      ['Fourth'],
    ]);
  });

  it('are skipped with the reason when they may no longer review', async () => {
    const story = await selecting();
    await set(story, ['Third', 'Fourth']);
    const entry = { firstName: 'Rae', lastName: 'Third', emailAddress: addressOf('Third'), shortReason: 'Made it up' };
    await ok((await app.as('assistant')).post('/article/blacklist-author/save', entry));
    expect((await waiting(story)).map(({ barred }) => barred)).toEqual(['BLACKLISTED', null]);
    const first = await story.invite(addressOf('First'));
    await story.answer(addressOf('First'), first, false);
    await invited(story, 'Fourth');
    expect(await lastNames(story)).toEqual(['Third']);
    const refused = await setAs('editor', await selecting(), ['Third']);
    expect([refused.status, refused.body.details.reviewerIds]).toEqual([422, expect.stringContaining('blacklist')]);
  });

  it('can be named by the staff of the article alone, and a bad list changes nothing', async () => {
    const story = await selecting();
    await set(story, ['Second']);
    for (const who of ['author', addressOf('Second')])
      expect([403, 404]).toContain((await setAs(who, story, ['First'])).status);
    const editor = await app.as('editor');
    for (const bad of [{}, { reviewerIds: 'x', automatic: true }, { reviewerIds: [], automatic: 'often' }])
      expect((await editor.post(story.path('alternates'), bad)).status).toBe(400);
    const unknown = await editor.post(story.path('alternates'), { reviewerIds: ['nobody'], automatic: true });
    expect(unknown.status).toBe(404);
    expect(await lastNames(story)).toEqual(['Second']);
  });
});
