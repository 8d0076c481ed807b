import { Client, type Pool } from 'pg';
import { startTestApp, type TestApp } from '../../test/support/app/app';
import { draftToFind } from '../../test/support/stories/drafts-to-find';
import { ok } from '../../test/support/stories/office-story';
import { CLOCK, type Clock } from '../platform/clock';
import { PG_POOL } from '../platform/postgres';
import { PictureStore } from './pictures/picture-store';
import { SimilarityQueue } from './similarity/similarity-queue';

const MANY = 20_000;

describe('The tables of integrity, when they are long', () => {
  let app: TestApp;
  let pool: Pool;
  beforeAll(async () => {
    app = await startTestApp();
    pool = app.nest.get<Pool>(PG_POOL, { strict: false });
    await pool.query(`
      INSERT INTO app.integrity_checks (article_id, waiting) SELECT 'a' || n, false FROM generate_series(1, ${MANY / 4}) n;
      INSERT INTO app.integrity_pictures (article_id, file_id, filename, hash, mark, parts, part, cut, small)
        SELECT 'a' || 1 + n / 4, 'f' || n / 2, 'f.docx', 'h', n::bit(64), '{}', n % 2, false, convert_to('small ' || n, 'UTF8')
        FROM generate_series(0, ${MANY - 1}) n;
      INSERT INTO app.similarity_runs (article_id, revision, asked_at, next_try_at)
        SELECT 'a' || n, 0, now(), now() FROM generate_series(1, ${MANY}) n;
      ANALYZE app.integrity_checks, app.integrity_pictures, app.similarity_runs`);
  });
  afterAll(() => app.stop());

  /** A pool that answers each query with its plan. */
  const planning = (plans: string[]): Pool =>
    ({
      query: async (sql: string, values: unknown[]) => {
        plans.push(JSON.stringify((await pool.query(`EXPLAIN ${sql}`, values)).rows));
        return { rows: [] };
      },
    }) as unknown as Pool;
  const places = [
    { articleId: 'a3', fileId: 'f4', part: '1' },
    { articleId: 'a500', fileId: 'f999', part: '0' },
    { articleId: 'a501', fileId: 'f999', part: '0' },
  ];

  it('give the small pictures of a sign by their articles, without reading all', async () => {
    const small = (await new PictureStore(pool).small(places)).map((one) => [one.fileId, one.part, `${one.small}`]);
    expect(small).toEqual([
      ['f4', '1', 'small 9'],
      ['f999', '0', 'small 1998'],
    ]);
    const plans: string[] = [];
    await new PictureStore(planning(plans)).small(places);
    expect(plans).toEqual([expect.not.stringContaining('Seq Scan on integrity_pictures')]);
  });

  it('give a page of the similarity service with the total, without joining all rows to their cards', async () => {
    const clock = app.nest.get<Clock>(CLOCK, { strict: false });
    const { items, total } = await new SimilarityQueue(pool, clock).list([], 2, 20);
    expect([items.length, total]).toEqual([20, MANY]);
    const plans: string[] = [];
    await new SimilarityQueue(planning(plans), clock).list([], 2, 20);
    expect(plans).toEqual([expect.not.stringContaining('WindowAgg')]);
  });

  it('are counted for the one section that shows it, not for each reading of the card', async () => {
    const id = await draftToFind(app, { number: '2026-7', articleTitle: 'Ants' }, 'author');
    const assistant = await app.as('assistant');
    const query = jest.spyOn(Client.prototype, 'query');
    await ok(assistant.get(`/article/${id}/integrity`));
    const texts = query.mock.calls.map(([text]: unknown[]) => String(text));
    query.mockRestore();
    expect(texts.some((text) => text.includes('FROM app.integrity_checks'))).toBe(true);
    expect(texts.filter((text) => text.includes('count(*)') && text.includes('integrity_checks'))).toEqual([]);
    const { body } = await ok(assistant.get(`/article/${id}/integrity/counts`));
    expect(body).toMatchObject({ checked: 0, fired: { SAME_TEXT: 0 } });
  });
});
