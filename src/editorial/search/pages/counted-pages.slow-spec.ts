import type { Pool } from 'pg';
import type { ArticleCardRow } from '../../../../projections/article-card';
import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import type { HttpClient } from '../../../../test/support/app/http-client';
import { CROWD } from '../../../../test/support/article/random-commands';
import { createRandomJournal } from '../../../../test/support/article/random-journal';
import { ok } from '../../../../test/support/stories/office-story';
import { type ArticleCard, type ArticleFilters, type Page, STATUS_LABELS, statusesWanted } from '../../../contracts';
import { PG_POOL } from '../../../platform/postgres';

const STORIES = 90;
const SIZE = 35;
const FILTERS: ArticleFilters[] = [
  {},
  { active: 'active' },
  { active: 'inactive' },
  { active: 'custom', statusList: ['UNDER_REVIEW', 'ACCEPTED', 'DRAFT'] },
  { typeId: 1 },
  { typeId: 2, active: 'inactive' },
];
const SORTS = ['articleId', 'articleTitle', 'status', 'revision', 'uploadDate'].flatMap((one) => [one, `-${one}`]);

const numberOf = (number: string): number[] => number.split('-').map(Number);
const byNumber = (one: ArticleCardRow, other: ArticleCardRow): number => {
  const [[a = 0, b = 0], [c = 0, d = 0]] = [numberOf(one.number), numberOf(other.number)];
  return a - c || b - d;
};
/** The sort value of each column. The other spec compares titles, since their order depends on collation. */
const VALUES: Readonly<Record<string, (row: ArticleCardRow) => number | string>> = {
  status: (row) => STATUS_LABELS[row.status].label,
  revision: (row) => row.revision,
};

describe('pages of lists with cached totals', () => {
  let app: TestApp;
  let cards: ArticleCardRow[];
  beforeAll(async () => {
    app = await startTestApp();
    await createRandomJournal(app, { stories: STORIES, seed: 4242 });
    const pool = app.nest.get<Pool>(PG_POOL, { strict: false });
    cards = (await pool.query<ArticleCardRow>('SELECT * FROM rm.article_card')).rows;
  });
  afterAll(() => app.stop());

  /** Obvious and slow: checks every card. */
  function shouldFind(email: string, filters: ArticleFilters): ArticleCardRow[] {
    const statuses = statusesWanted(filters);
    return cards.filter(
      (row) =>
        (statuses === null || statuses.includes(row.status)) &&
        (filters.typeId === undefined || filters.typeId === row.type_id) &&
        row.uploader_email.toLowerCase() !== email &&
        !row.author_emails.includes(email),
    );
  }

  const page = async (client: HttpClient, filters: ArticleFilters, sort: string, nth: number) => {
    const wanted = { page: nth, size: SIZE, sort };
    const asked =
      Object.keys(filters).length === 0
        ? client.get('/article/all', wanted)
        : client.post('/article/search', { ...filters, ...wanted });
    return (await ok(asked)).body as Page<ArticleCard>;
  };

  async function whole(client: HttpClient, filters: ArticleFilters, sort: string) {
    const first = await page(client, filters, sort, 0);
    const items = [...first.items];
    for (let nth = 1; nth * SIZE < first.total; nth += 1) items.push(...(await page(client, filters, sort, nth)).items);
    return { total: first.total, numbers: items.map(({ articleId }) => articleId) };
  }

  it.each(['webmaster', ...CROWD.editors.slice(0, 2).map(({ email }) => email.toLowerCase())])(
    'contain every article that %s may see once, in order, with the right total',
    async (who) => {
      const client = await app.as(who);
      const found: number[] = [];
      for (const filters of FILTERS) {
        const should = shouldFind(client.user.email.toLowerCase(), filters);
        found.push(should.length);
        const sorted = [...should].sort(byNumber).map(({ number }) => number);
        for (const sort of SORTS) {
          const { total, numbers } = await whole(client, filters, sort);
          const expected = orderedBy(sort, should)?.map(({ number }) => number);
          expect({ filters, sort, total, numbers: expected ? numbers : [...numbers].sort(byText) }).toEqual({
            ...{ filters, sort, total: should.length },
            numbers: expected ?? [...sorted].sort(byText),
          });
        }
      }
      expect(Math.min(...found)).toBeGreaterThan(3);
    },
  );

  it('count an article in its present group, after each of its moves', async () => {
    const { rows } = await app.nest.get<Pool>(PG_POOL, { strict: false }).query<{ kept: number; counted: number }>(
      `SELECT coalesce(c.articles, 0) AS kept, coalesce(s.articles, 0) AS counted FROM rm.article_counts c
       FULL JOIN (SELECT status_place, type_id, revision, count(*)::int AS articles FROM rm.article_search GROUP BY 1, 2, 3) s
         USING (status_place, type_id, revision)`,
    );
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter(({ kept, counted }) => kept !== counted)).toEqual([]);
  });
});

const byText = (one: string, other: string): number => (one < other ? -1 : 1);

/** Null when the order is not compared here. Ties are sorted by number, newest first. */
function orderedBy(sort: string, rows: readonly ArticleCardRow[]): ArticleCardRow[] | null {
  const descending = sort.startsWith('-');
  const column = sort.replace('-', '');
  if (column === 'articleId') return [...rows].sort((a, b) => (descending ? -1 : 1) * byNumber(a, b));
  const valueOf = VALUES[column];
  if (valueOf === undefined) return null;
  const up = (a: ArticleCardRow, b: ArticleCardRow): number =>
    valueOf(a) === valueOf(b) ? 0 : valueOf(a) < valueOf(b) ? -1 : 1;
  return [...rows].sort((a, b) => (descending ? -1 : 1) * up(a, b) || byNumber(b, a));
}
