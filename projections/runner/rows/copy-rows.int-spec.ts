import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database/postgres';
import { projectionDb } from '../schema';
import { writeRows, writeRowsSome } from './write-rows';

const AWKWARD = [
  'plain',
  '',
  '\\N',
  '\\',
  'tab\tnew\nline\rback\\slash \\n',
  '"quoted", {braced} \'single\'',
  'Ångström 中文 👩‍🔬 \u2028',
  'nul \0 in it',
  `half \ud83d of a pair`,
  'NULL',
];

const row = (id: number, text: string | null) => ({
  id: `${id}`,
  text,
  list: text === null ? null : [text, 'b', text],
  empty: [],
  data: { text, nested: [1, null, true] },
  flag: id % 2 === 0,
  number: id * 1.5,
  at: id === 3 ? null : '2026-11-03T09:00:00.123Z',
});

describe('rows that are copied', () => {
  let database: TestDatabase;
  let client: Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new Client({ connectionString: database.url });
    await client.connect();
    await client.query('CREATE SCHEMA rm');
    for (const table of ['inserted', 'copied'])
      await client.query(`CREATE TABLE rm.${table} (number double precision, id text PRIMARY KEY, text text, list text[], empty text[],
        data json, flag boolean, at timestamptz, other text DEFAULT 'as usual')`);
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  const all = async (table: string): Promise<unknown[]> =>
    (await client.query(`SELECT * FROM rm.${table} ORDER BY id::int`)).rows as unknown[];
  const rows = Array.from({ length: 40 }, (_none, id) =>
    row(id, id === 5 ? null : (AWKWARD[id % AWKWARD.length] ?? '')),
  );
  const quick = () => projectionDb(client, 'rm', { copies: true });

  it('are the same as those that are inserted, whatever is in them', async () => {
    await writeRows(projectionDb(client, 'rm'), 'inserted', rows);
    await writeRows(quick(), 'copied', rows);
    expect(await all('copied')).toHaveLength(rows.length);
    expect(await all('copied')).toEqual(await all('inserted'));
  });

  it('are written together with changed rows of the same batch', async () => {
    const changed = [row(1, 'changed'), row(2, 'changed too')];
    const fresh = Array.from({ length: 30 }, (_none, n) => row(100 + n, 'fresh'));
    const some = { key: 'id', fresh: new Set(fresh) };
    await writeRowsSome(projectionDb(client, 'rm'), 'inserted', [...changed, ...fresh], some);
    await writeRowsSome(quick(), 'copied', [...changed, ...fresh], some);
    expect(await all('copied')).toEqual(await all('inserted'));
    expect(await all('copied')).toHaveLength(rows.length + fresh.length);
  });
});
