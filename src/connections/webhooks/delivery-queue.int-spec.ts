import type { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database/postgres';
import { createKnex, createPool, runMigrations } from '../../platform/postgres';
import { CONNECTIONS_MIGRATIONS } from '../tables';
import { DeliveryQueue } from './delivery-queue';

const ID = '00000000-0000-4000-8000-000000000001';
const WEBHOOK = `INSERT INTO app.webhooks (id, url, kinds, active, seed)
  VALUES ('${ID}', 'https://example.org', '{article.submitted}', true, 's')`;
/** 20,000 waiting deliveries of 1,000 articles: those of an article are 1,000 places apart. */
const MANY = `INSERT INTO app.webhook_deliveries (webhook_id, event_id, place, position, kind, article_id, number, status, at)
  SELECT '${ID}', 'e' || n, 0, lpad(n::text, 20, '0'), 'article.submitted', 'a' || n % 1000, n, 'SUBMITTED', now() FROM generate_series(1, 20000) n`;

interface Plan {
  'Actual Rows'?: number;
  'Rows Removed by Filter'?: number;
  'Actual Loops'?: number;
  Plans?: Plan[];
}
const rowsRead = (plan: Plan): number =>
  Math.max(
    ((plan['Actual Rows'] ?? 0) + (plan['Rows Removed by Filter'] ?? 0)) * (plan['Actual Loops'] ?? 1),
    ...(plan.Plans ?? []).map(rowsRead),
  );

describe('the queue of the deliveries of webhooks', () => {
  let database: TestDatabase;
  let pool: Pool;
  let queue: DeliveryQueue;
  beforeEach(async () => {
    database = await createTestDatabase();
    const knex = createKnex(database.url);
    await runMigrations(knex, CONNECTIONS_MIGRATIONS).finally(() => knex.destroy());
    pool = createPool(database.url, () => undefined);
    queue = new DeliveryQueue(pool, {} as never);
    await pool.query(WEBHOOK);
    await pool.query(MANY);
    await pool.query('ANALYZE');
  });
  afterEach(async () => {
    await pool.end();
    await database.drop();
  });

  /** The most rows that a step of the statements of this work reads. */
  const mostRead = async (work: () => Promise<unknown>): Promise<number> => {
    const queries = jest.spyOn(pool, 'query');
    await work();
    const statements = queries.mock.calls as unknown as [string, unknown[] | undefined][];
    queries.mockRestore();
    let most = 0;
    for (const [sql, values] of statements) {
      const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
        `EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`,
        values,
      );
      for (const { Plan } of rows[0]?.['QUERY PLAN'] ?? []) most = Math.max(most, rowsRead(Plan));
    }
    return most;
  };

  it('gives the first waiting deliveries of articles, and reads only its beginning', async () => {
    expect((await queue.due(ID)).map(({ event_id }) => event_id)).toEqual(
      Array.from({ length: 50 }, (_one, n) => `e${n + 1}`),
    );
    expect(await mostRead(() => queue.due(ID))).toBeLessThan(500);
    expect(await mostRead(() => queue.nextAt(ID))).toBeLessThan(500);
  });

  it('keeps the later deliveries of an article back until the first is done', async () => {
    const later = "UPDATE app.webhook_deliveries SET next_try_at = now() + interval '1 hour' WHERE";
    await pool.query(`${later} article_id <> 'a7' OR event_id = 'e7'`);
    expect(await queue.due(ID)).toEqual([]);
    expect((await queue.nextAt(ID))?.getTime()).toBeGreaterThan(Date.now() + 3_000_000);
    await pool.query(
      "UPDATE app.webhook_deliveries SET state = 'DELIVERED', last_try_at = now() WHERE event_id = 'e7'",
    );
    expect((await queue.due(ID)).map(({ event_id }) => event_id)).toEqual(['e1007']);
  });

  it('deletes old deliveries without reading the others', async () => {
    await pool.query(`UPDATE app.webhook_deliveries SET state = CASE WHEN right(event_id, 1) = '1' THEN 'DEAD' ELSE 'DELIVERED' END,
      last_try_at = now() - CASE WHEN position < lpad('31', 20, '0') THEN interval '40 days' ELSE interval '1 day' END`);
    await pool.query('VACUUM ANALYZE');
    expect(await mostRead(() => queue.tidy())).toBeLessThan(500);
    const { rows } = await pool.query('SELECT state, count(*)::int FROM app.webhook_deliveries GROUP BY 1 ORDER BY 1');
    expect(rows).toEqual([
      { state: 'DEAD', count: 2_000 },
      { state: 'DELIVERED', count: 17_973 },
    ]);
  });

  it('queues past facts in batches while the webhook is paused, and again after a crash', async () => {
    await pool.query('DELETE FROM app.webhook_deliveries; UPDATE app.webhooks SET replaying = true');
    const stateOf = async (): Promise<unknown> => {
      const sql = `SELECT replaying, (SELECT array_agg(event_id ORDER BY position) FROM app.webhook_deliveries) AS queued FROM app.webhooks`;
      return (await pool.query<object>(sql)).rows[0];
    };
    const between: unknown[] = [];
    let breaks = true;
    const submitted = (id: string) => ({
      ...{ id, position: id, streamId: id, type: 'ArticleSubmitted', data: { from: 'DRAFT', to: 'NEW_ARTICLE' } },
      metadata: { at: '2026-01-05T09:00:00.000Z' },
    });
    async function* readAll() {
      yield [submitted('1'), submitted('2')];
      between.push(await stateOf());
      if (breaks) throw new Error('The log cannot be read now');
      yield [submitted('3')];
    }
    const readStream = (id: string) => Promise.resolve([{ data: { articleId: id, number: id } }]);
    const replaying = new DeliveryQueue(pool, { readAll, readStream } as never);
    await expect(replaying.replay(ID, { first: '', since: null })).rejects.toThrow('cannot be read');
    breaks = false;
    await replaying.replay(ID, { first: '', since: null });
    expect(between).toEqual(Array.from({ length: 2 }, () => ({ replaying: true, queued: ['1', '2'] })));
    expect(await stateOf()).toEqual({ replaying: false, queued: ['1', '2', '3'] });
  });
});
