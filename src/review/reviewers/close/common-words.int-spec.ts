import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { PG_POOL } from '../../../platform/postgres';
import { COMMON, CommonWords } from './common-words';

/** Inserts articles with one word each; `common` is in five more than the limit for distinctive words. */
const FILL = `INSERT INTO rm.article_search (number_key, type_id, status_place, revision, submitted_at, article_id, number, title_key, author_key,
    uploader_id, uploader_email, author_keys, held_by, words)
  SELECT 2020 * 1e9 + n, 1, 5, 0, now(), 'many' || n, '2020-' || n, '', '', 'u', 'u@x.test', '{}', '{}',
    array_to_tsvector(ARRAY[CASE WHEN n <= ${COMMON} + 5 THEN 't:common' ELSE 't:rare' END]) FROM generate_series(1, ${COMMON} + 20) n`;

describe('words that are too common', () => {
  let app: TestApp;
  let pool: Pool;
  const queries = [`'t:common'`, `'t:rare'`, `'t:nowhere'`];
  beforeAll(async () => {
    app = await startTestApp();
    pool = app.nest.get<Pool>(PG_POOL, { strict: false });
    await pool.query(FILL);
  });
  afterAll(() => app.stop());
  const distinctive = async (of: readonly string[], parts: number): Promise<string[]> =>
    (await app.nest.get(CommonWords, { strict: false }).distinctive(of, parts)).map(({ query }) => query);
  const without = (parts: number): Promise<string[]> => distinctive(queries, parts);

  it('are left out, but not for an asker without whose own articles they may be distinctive', async () => {
    expect(await without(0)).toEqual([`'t:nowhere'`, `'t:rare'`]);
    expect(await without(5)).toEqual([`'t:nowhere'`, `'t:rare'`]);
    expect(await without(6)).toEqual([`'t:nowhere'`, `'t:rare'`, `'t:common'`]);
    expect(await without(10_000)).toEqual(queries);
  });

  it('are counted again after an hour', async () => {
    await pool.query(`DELETE FROM rm.article_search WHERE words @@ '''t:common'''::tsquery AND number_key % 2 = 0`);
    expect(await without(0)).toEqual([`'t:nowhere'`, `'t:rare'`]);
    app.clock.advance({ minutes: 61 });
    expect(await without(0)).toEqual([`'t:nowhere'`, `'t:rare'`, `'t:common'`]);
  });

  it('are the most frequent ones of a long list: at most 5,000 articles are read, of the rarest words first', async () => {
    const many = ['a', 'b', 'c', 'd'].map((letter) => `'t:rare' & !'t:${letter}'`);
    await pool.query(
      FILL.replaceAll("'many'", "'more'").replace('2020 * 1e9', '2021 * 1e9').replaceAll('t:rare', 't:often'),
    );
    const often = ['a', 'b', 'c', 'd'].map((letter) => `'t:common' & !'t:${letter}'`);
    app.clock.advance({ minutes: 61 });
    const found = await distinctive([...often, ...many], 4_000 / 10);
    expect(found.filter((query) => many.includes(query))).toEqual(many);
    expect(found.filter((query) => often.includes(query)).length).toBeLessThan(often.length);
  });
});
