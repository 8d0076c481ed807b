import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { HttpClient } from '../../../test/support/app/http-client';
import { ARTICLES_TO_FIND } from '../../../test/support/stories/articles-to-find';
import { draftToFind } from '../../../test/support/stories/drafts-to-find';
import type { ArticleCard, ArticleFilters, Page } from '../../contracts';

const numbers = ({ body }: { body: unknown }): string[] =>
  (body as Page<ArticleCard>).items.map((card) => card.articleId);

describe('articles are found', () => {
  let app: TestApp;
  let editor: HttpClient;
  beforeAll(async () => {
    app = await startTestApp();
    editor = await app.as('editor');
    for (const article of ARTICLES_TO_FIND)
      await draftToFind(app, { ...article, keywords: [...article.keywords], authors: [...article.authors] });
  });
  afterAll(() => app.stop());

  const search = (filters: ArticleFilters & { sort?: string; page?: number; size?: number }) =>
    editor.post('/article/search', filters);
  const words = async (q: string): Promise<string[]> => numbers(await search({ q }));

  it('by title before keyword before abstract, the newest first among equal matches', async () => {
    expect(await words('sepsis')).toEqual(['2025-9', '2026-10', '2025-10']);
    expect(await words('albumin')).toEqual(['2026-10', '2025-10']);
  });

  it('in the same order by page and as a whole, in every rank, with the total on each page', async () => {
    for (const [page, size, found] of [
      [0, 1, ['2025-9']],
      [1, 1, ['2026-10']],
      [2, 1, ['2025-10']],
      [3, 1, []],
      [0, 2, ['2025-9', '2026-10']],
      [1, 2, ['2025-10']],
      [7, 2, []],
    ] as const) {
      const answer = await search({ q: 'sepsis', page, size });
      expect([page, size, numbers(answer), answer.body.total]).toEqual([page, size, found, 3]);
    }
  });

  it.each([
    ['müller', ['2025-10', '2025-9']],
    ['MULLER', ['2025-10', '2025-9']],
    ['Mueller', ['2025-9']],
    ['Mu\u0308ller', ['2025-10', '2025-9']],
    ['Soren Aero', ['2025-10']],
    ['o’brien', ['2026-2']],
    ['obrien', ['2026-2']],
    ['Siobhan Brien', ['2026-2']],
    ['zoe funf', ['2026-10']],
    ['инсульта', ['2026-1']],
    ['МОБИЛИЗ', ['2026-1']],
    ['петр', ['2026-1']],
    ['чайковскии', ['2026-1']],
    ['卒中', ['2026-2']],
    ['活动', ['2026-2']],
    ['动活', []],
    ['ελληνικη', ['2026-2']],
    ['ΜΕΛΈΤΗ', ['2026-2']],
    ['covid', ['2026-1']],
    ['covid-19', ['2026-1']],
    ['covid19', ['2026-1']],
  ])('by words of any script, with or without accents: %s', async (q, found) => {
    expect(await words(q)).toEqual(found);
  });

  it('by the beginnings of words, and only articles with all of them', async () => {
    expect(await words('resus flui')).toEqual(['2025-10']);
    expect(await words('resus sepsis elderly')).toEqual([]);
    expect(await words('the sepsis of the')).toHaveLength(3);
  });

  it('by number, the exact one first, and by the label used in mails', async () => {
    expect(await words('2026-1')).toEqual(['2026-1', '2026-10']);
    expect(await words('#2026-10-R0-Albumin')).toEqual(['2026-10']);
    expect(numbers(await search({ articleId: '2026-1' }))).toEqual(['2026-1']);
    expect(numbers(await search({ articleId: '2025' }))).toEqual(['2025-10', '2025-9']);
    expect(numbers(await search({ articleId: 'nonsense' }))).toEqual([]);
  });

  it('by each filter, and by several together', async () => {
    expect(numbers(await search({ title: 'albu' }))).toEqual(['2026-10']);
    expect(numbers(await search({ keyword: 'sepsis' }))).toEqual(['2026-10', '2025-9']);
    expect(numbers(await search({ typeId: 2 }))).toEqual(['2026-10', '2026-1', '2025-10']);
    expect(numbers(await search({ typeId: 2, q: 'albumin', keyword: 'resus' }))).toEqual(['2025-10']);
    expect(numbers(await search({ statusList: ['DRAFT'], typeId: 3 }))).toEqual(['2026-2']);
    expect(numbers(await search({ active: 'active' }))).toHaveLength(5);
    expect(numbers(await search({ active: 'custom', statusList: ['ACCEPTED'] }))).toEqual([]);
    for (const none of [{ active: 'inactive' }, { dateFrom: '2020-01-01' }] as const)
      expect(numbers(await search(none))).toEqual([]);
  });

  it('not by an empty search, nor by one without a searchable word', async () => {
    const nothing = { items: [], total: 0, chosen: { author: null, uploadUser: null }, asOf: null };
    expect((await search({})).body).toEqual(nothing);
    expect((await search({ active: 'all', title: '', q: '  ' })).body).toEqual(nothing);
    for (const q of ['"\'', '&|!():*<->', '--', '%', '…', '🙂']) expect((await search({ q })).body).toEqual(nothing);
  });

  it.each([
    "'); DROP TABLE rm.article_search; --",
    'sepsis & | ! :* <-> elderly',
    '"sepsis"',
    "sepsis' elderly\\",
    'the of and',
    'sepsis '.repeat(42),
  ])('without an error for any typed text: %j', async (q) => {
    const answer = await search({ q });
    expect(answer.status).toBe(200);
    if (q.startsWith('sepsis')) expect(numbers(answer)).toContain('2025-9');
  });

  it('and 400 for a text that is too long, or that cannot be stored', async () => {
    for (const q of ['x'.repeat(10_000), 'x'.repeat(301), 'sep\u0000sis', '\ud800']) {
      expect((await search({ q })).status).toBe(400);
      expect((await search({ title: q })).status).toBe(400);
    }
  });

  it.each<object>([
    { q: ['a'] },
    { statusList: ['NONSENSE'] },
    { typeId: 99 },
    { dateFrom: '2026-02-30' },
    { active: 'maybe' },
    { q: 'a', sort: 'words' },
    { q: 'a', size: 101 },
    { q: 'a', page: -1 },
    { q: 'a', size: null },
    { q: 'a', sort: null },
  ])('and 400 for filters that are not possible: %j', async (filters) => {
    expect((await editor.post('/article/search', filters)).status).toBe(400);
  });

  it('in the order of the two parts of their numbers, and by each other column, page by page', async () => {
    const list = (query: Record<string, string | number>) => editor.get('/article/all', query);
    expect(numbers(await list({}))).toEqual(['2026-10', '2026-2', '2026-1', '2025-10', '2025-9']);
    expect(numbers(await list({ sort: 'articleId' }))).toEqual(['2025-9', '2025-10', '2026-1', '2026-2', '2026-10']);
    expect(numbers(await list({ sort: 'articleTitle' })).slice(0, 3)).toEqual(['2026-10', '2025-10', '2025-9']);
    const orders = [
      'articleId',
      'status',
      'revision',
      'uploadDate',
      'articleTitle',
      'authors',
      'associateEditor',
    ].flatMap((one) => [one, `-${one}`]);
    for (const sort of orders) {
      const whole = numbers(await list({ sort, size: 100 }));
      const pages = await Promise.all(Array.from({ length: 6 }, (_, page) => list({ sort, size: 1, page })));
      expect([sort, pages.flatMap((page) => numbers(page))]).toEqual([sort, whole]);
    }
    expect((await list({ page: 7 })).body).toEqual({ items: [], total: 5 });
    expect((await list({ q: 'sepsis', size: 2, page: 1 })).body.items[0].articleId).toBe('2025-10');
  });

  it('by author, under every entry of one address, and by uploader, both named in the answer', async () => {
    const author = await app.as('author');
    const { body: entry } = await author.post('/article/author/save', {
      firstName: 'Grace',
      lastName: 'Hopper',
      email: 'grace@example.org',
    });
    await draftToFind(app, { number: '2024-1', authors: ['Grace Hopper <grace@example.org>'] });
    const found = await search({ authorId: entry.id });
    expect(numbers(found)).toEqual(['2024-1']);
    expect(found.body.chosen.author).toMatchObject({ firstName: 'Grace', lastName: 'Hopper' });
    const uploaded = await search({ uploadUserId: author.userId });
    expect(uploaded.body.total).toBe(6);
    expect(uploaded.body.chosen.uploadUser).toMatchObject({ id: author.userId });
    const uploaders = (await editor.get('/article/upload-user-list')).body;
    expect(uploaders.map(({ id }: { id: string }) => id)).toContain(author.userId);
    expect((await editor.get('/article/upload-user-list', { q: 'nobody of that name' })).body).toEqual([]);
  });
});
