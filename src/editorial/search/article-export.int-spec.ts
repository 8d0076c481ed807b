import { Client, type Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { draftToFind } from '../../../test/support/stories/drafts-to-find';
import { ok } from '../../../test/support/stories/office-story';
import { PG_POOL } from '../../platform/postgres';

const MANY = 12_000;

/** Copies one row many times, each with another article. */
const copiesOf = (table: string, changed: string): string => `INSERT INTO ${table}
  SELECT copy.* FROM (SELECT * FROM ${table} LIMIT 1) one CROSS JOIN generate_series(1, ${MANY}) n
  CROSS JOIN LATERAL jsonb_populate_record(one::${table},
    jsonb_build_object('article_id', one.article_id || n, 'number', '2026-' || 100 + n, ${changed})) copy`;

interface Statement {
  text: string;
  values: unknown[];
}

describe('An export of many articles', () => {
  let app: TestApp;
  let pool: Pool;
  beforeAll(async () => {
    app = await startTestApp();
    pool = app.nest.get<Pool>(PG_POOL, { strict: false });
    await draftToFind(app, { number: '2026-100', articleTitle: 'Quorum of bees' }, 'author');
    await pool.query(copiesOf('rm.article_card', `'number_year', 2026, 'number_seq', 100 + n`));
    await pool.query(copiesOf('rm.article_search', `'number_key', 2026000000100 + n`));
    await pool.query('ANALYZE rm.article_search, rm.article_card');
  });
  afterAll(() => app.stop());
  afterEach(() => jest.restoreAllMocks());

  /** The article numbers of the file, and the statements that compare words. */
  async function exported(filters: object) {
    const statements: Statement[] = [];
    const query = jest.spyOn(Client.prototype, 'query');
    const answer = await ok((await app.as('webmaster')).post('/article/search.csv', filters));
    for (const [text, values] of query.mock.calls as unknown as [unknown, unknown[]][])
      if (typeof text === 'string' && text.includes('s.words @@')) statements.push({ text, values });
    query.mockRestore();
    const lines = String(answer.text).trimEnd().split('\r\n').slice(1);
    return { numbers: lines.map((line) => Number(line.split(',')[0]?.split('-')[1])), statements };
  }
  const all = Array.from({ length: MANY + 1 }, (_none, index) => 100 + MANY - index);

  async function planOf({ text, values }: Statement): Promise<string> {
    const client = await pool.connect();
    try {
      await client.query('SET enable_seqscan = off');
      return JSON.stringify((await client.query(`EXPLAIN ${text}`, values)).rows);
    } finally {
      await client.query('RESET enable_seqscan');
      client.release();
    }
  }

  it('finds the words once, and reads each batch by the numbers found', async () => {
    const { numbers, statements } = await exported({ q: 'quorum' });
    expect(numbers).toEqual(all);
    const plans = await Promise.all(statements.map(planOf));
    expect(plans.length).toBeGreaterThan(MANY / 1_000);
    expect(plans.filter((plan) => !plan.includes('Index Cond: (number_key = ANY'))).toHaveLength(1);
  });

  it('has all rows without words too, newest first', async () => {
    const { numbers, statements } = await exported({ statusList: ['DRAFT'] });
    expect(numbers).toEqual(all);
    expect(statements).toEqual([]);
  });
});
