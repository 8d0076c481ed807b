import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { OfficeStory, ok } from '../../../test/support/stories/office-story';
import type { ArticleView, FoundArticle, FoundArticles } from '../../contracts';

describe('the search as of a day', () => {
  let app: TestApp;
  let older: OfficeStory;
  let newer: OfficeStory;
  let dayOne: string;
  let dayFive: string;

  const today = (): string => app.clock.now().toISOString().slice(0, 10);
  beforeAll(async () => {
    app = await startTestApp({ env: { DAILY_RUN: 'off' } });
    dayOne = today();
    older = await OfficeStory.submitted(app, 'author', [], { articleTitle: 'Nectar of early bees' });
    app.clock.advance({ days: 4 });
    dayFive = today();
    await older.passCheck();
    newer = await OfficeStory.inSelection(app, 'author', [], { articleTitle: 'Nectar of late bees' });
    app.clock.advance({ days: 4 });
    await ok((await app.as('editor')).post(older.path('editor/override'), { status: 'REJECTED', reason: 'As asked' }));
  });
  afterAll(() => app.stop());

  const search = async (filters: object, who = 'editor'): Promise<FoundArticles> =>
    (await ok((await app.as(who)).post('/article/search', filters))).body as FoundArticles;
  const shown = ({ items }: { items: readonly FoundArticle[] }): [string, string][] =>
    items.map(({ id, status }) => [id === older.id ? 'older' : 'newer', status]);

  it('finds what existed at its end, with the status of that time and without actions', async () => {
    const first = await search({ q: 'nectar', asOf: dayOne });
    expect([first.total, shown(first)]).toEqual([1, [['older', 'NEW_ARTICLE']]]);
    expect(first.items[0]?.actions).toEqual([]);
    const fifth = await search({ asOf: dayFive, sort: 'articleTitle' });
    expect([fifth.total, shown(fifth)]).toEqual([
      2,
      [
        ['older', 'REVIEWER_SELECTION'],
        ['newer', 'REVIEWER_SELECTION'],
      ],
    ]);
    const now = await search({ q: 'nectar', asOf: today() });
    expect(shown(now).sort()).toEqual([
      ['newer', 'REVIEWER_SELECTION'],
      ['older', 'REJECTED'],
    ]);
    expect((await search({ q: 'nectar', asOf: '2001-01-01' })).total).toBe(0);
    expect((await search({ q: 'nectar' })).asOf).toBeNull();
  });

  it('filters and sorts by the status of that time', async () => {
    expect(shown(await search({ asOf: dayOne, statusList: ['NEW_ARTICLE'] }))).toEqual([['older', 'NEW_ARTICLE']]);
    expect((await search({ asOf: dayOne, statusList: ['REJECTED'] })).total).toBe(0);
    expect((await search({ asOf: dayFive, active: 'active' })).total).toBe(2);
    expect((await search({ asOf: today(), active: 'inactive' })).total).toBe(1);
    const sorted = async (sort: string): Promise<string[]> =>
      (await search({ asOf: today(), sort })).items.map(({ status }) => status);
    expect(await sorted('status')).toEqual(['REJECTED', 'REVIEWER_SELECTION']);
    expect(await sorted('-status')).toEqual(['REVIEWER_SELECTION', 'REJECTED']);
    const pages = await Promise.all([0, 1].map((page) => search({ asOf: dayFive, sort: '-revision', size: 1, page })));
    expect(pages.map(({ total, items }) => [total, items.length])).toEqual([
      [2, 1],
      [2, 1],
    ]);
  });

  it('returns the moment at which the article opens with the same status', async () => {
    for (const day of [dayOne, dayFive, today()]) {
      const found = await search({ q: 'nectar', asOf: day });
      for (const item of found.items) {
        const then = await ok((await app.as('editor')).get(`/article/${item.id}/as-of`, { at: found.asOf ?? '' }));
        const { status, revision } = then.body as ArticleView;
        expect([day, status, revision]).toEqual([day, item.status, item.revision]);
      }
    }
  });

  it('refuses a future day or moment, and an invalid day', async () => {
    const editor = await app.as('editor');
    const tomorrow = new Date(app.clock.now().getTime() + 2 * 86_400_000).toISOString();
    const late = await editor.post('/article/search', { asOf: tomorrow.slice(0, 10) });
    expect([late.status, late.body.message]).toEqual([
      400,
      'This date is in the future. Choose today or an earlier date.',
    ]);
    expect((await editor.post('/article/search', { asOf: '2026-02-30' })).status).toBe(400);
    expect((await editor.get(older.path('as-of'), { at: tomorrow })).status).toBe(400);
    expect((await (await app.as('author')).post('/article/search', { asOf: dayOne })).status).toBe(403);
  });

  it('shows associate editors only what they hold now, and writes the status of that time into the file', async () => {
    await newer.assignAssociate();
    const theirs = await search({ asOf: dayFive }, 'associate editor');
    expect(shown(theirs)).toEqual([['newer', 'REVIEWER_SELECTION']]);
    const { text } = await (await app.as('editor')).post('/article/search.csv', { q: 'early', asOf: dayOne });
    expect(text).toContain(`Status as of ${dayOne}`);
    expect(text).toMatch(/,New article,/);
    const dutch = { 'Accept-Language': 'nl' };
    const other = await (await app.as('editor')).post('/article/search.csv', { q: 'early', asOf: dayOne }, dutch);
    expect(other.text).toContain(`Status op ${dayOne}`);
    expect(other.text).toMatch(/,Nieuw artikel,/);
  });
});
