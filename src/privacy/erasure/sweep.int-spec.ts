import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { sweep } from './sweep';

const JANSEN = { ids: [], addresses: ['jansen@uva.nl'], names: [{ first: 'Ann', last: 'Jansen' }] };
const OTHERS = [
  'p.jansen@uva.nl',
  "o'jansen@uva.nl",
  'a+jansen@uva.nl',
  'jansen@uva.nl.example.org',
  'jansen@uva.nl-x.org',
];

describe('the search of all tables for an erased person', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('finds addresses and names, and leaves addresses of others that contain one', async () => {
    const pool = app.nest.get<Pool>(PG_POOL);
    await pool.query('CREATE TABLE app.swept (one text, list text[], form jsonb)');
    const texts = ['Ann Jansen, Jansen@uva.nl.', '<jansen@uva.nl>', ...OTHERS];
    const values = texts.flatMap((text) => [text, [text], JSON.stringify({ text })]);
    const places = texts.map((_text, nth) => `($${3 * nth + 1}, $${3 * nth + 2}::text[], $${3 * nth + 3}::jsonb)`);
    await pool.query(`INSERT INTO app.swept VALUES ${places.join(', ')}`, values);
    await inTransaction(pool, (db) => sweep(db, JANSEN));
    const { rows } = await pool.query('SELECT * FROM app.swept ORDER BY one');
    const left = ['[erased], [erased].', '<[erased]>', ...OTHERS];
    const expected = left.map((text) => ({ one: text, list: [text], form: { text } }));
    expect(rows).toHaveLength(expected.length);
    expect(rows).toEqual(expect.arrayContaining(expected));
  });
});
