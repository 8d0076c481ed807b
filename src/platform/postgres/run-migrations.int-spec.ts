import type { Knex } from 'knex';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database/postgres';
import { createKnex } from './create-knex';
import { createPool } from './create-pool';
import type { Migration } from './migration';
import { refuseNewerDatabase } from './refuse-newer-database';
import { runMigrations } from './run-migrations';

describe('migrations', () => {
  let database: TestDatabase;
  let knex: Knex;

  beforeEach(async () => {
    database = await createTestDatabase();
    knex = createKnex(database.url);
  });
  afterEach(async () => {
    await knex.destroy();
    await database.drop();
  });

  const table = (name: string): Migration => ({
    name,
    up: async (trx) => {
      await trx.raw(`CREATE TABLE app.${name} (id integer)`);
    },
  });
  const tables = async (): Promise<string[]> => {
    const sql = `SELECT table_name FROM information_schema.tables WHERE table_schema = 'app' ORDER BY 1`;
    const { rows } = await knex.raw<{ rows: { table_name: string }[] }>(sql);
    return rows.map((row) => row.table_name);
  };

  it('run once each, also when several processes start at the same time', async () => {
    const others = [createKnex(database.url), createKnex(database.url)];
    await Promise.all([knex, ...others].map((one) => runMigrations(one, [table('one'), table('two')])));
    await runMigrations(knex, [table('one'), table('two'), table('three')]);
    await Promise.all(others.map((one) => one.destroy()));
    expect(await tables()).toEqual(['migrations', 'one', 'three', 'two']);
  });

  it('roll back a failed one, keep those before it, and continue at the next start', async () => {
    const broken: Migration = {
      name: 'broken',
      up: async (trx) => {
        await trx.raw('CREATE TABLE app.half (id integer)');
        throw new Error('half way');
      },
    };
    await expect(runMigrations(knex, [table('one'), broken])).rejects.toThrow('half way');
    expect(await tables()).toEqual(['migrations', 'one']);
    await runMigrations(knex, [table('one'), { ...table('broken'), name: 'broken' }]);
    expect(await tables()).toEqual(['broken', 'migrations', 'one']);
  });

  it('refuse two with the same name', async () => {
    await expect(runMigrations(knex, [table('one'), table('one')])).rejects.toThrow('Two migrations are named one');
  });

  it('of a newer release are refused by an older one, with instructions', async () => {
    const pool = createPool(database.url, () => undefined);
    const start = (...names: string[]): Promise<void> => refuseNewerDatabase(pool, names.map(table));
    await start('one');
    await runMigrations(knex, ['one', 'two', 'three'].map(table));
    await start('one', 'two', 'three', 'four');
    await expect(start('one')).rejects.toThrow(/^A newer release .*\((two, three|three, two)\)\. .*restore the backup/);
    expect(await tables()).toEqual(['migrations', 'one', 'three', 'two']);
    await pool.end();
  });
});
