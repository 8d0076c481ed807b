import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database/postgres';
import { MIGRATIONS } from '../../../app.module';
import { createKnex, createPool, runMigrations } from '../../postgres';
import { dumpKeys } from './dump-keys';

const secrets = { dataKey: 'the master key of personal data, long', passphrase: 'an old goose of 17 winters' };
const [FIRST, SECOND, THIRD] = [1, 2, 3].map((day) => new Date(`2020-06-0${day}T10:00:00Z`));

describe('The keys of a place of backups', () => {
  let database: TestDatabase;
  let pool: Pool;
  let place: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = createPool(database.url, () => undefined);
    const knex = createKnex(database.url);
    await runMigrations(knex, MIGRATIONS);
    await knex.destroy();
    place = await mkdtemp(join(tmpdir(), 'quire-keys-'));
  });
  afterAll(async () => {
    await rm(place, { recursive: true, force: true });
    await pool.end();
    await database.drop();
  });

  it('replace those of earlier backups, never those that another backup writes at the same time', async () => {
    const dump = (from: Pool, now = new Date()): Promise<void> => dumpKeys(from, place, { ...secrets, now });
    await dump(pool, FIRST);
    let isFirst = true;
    const slow = new Proxy(pool, {
      get: (target, name) => {
        if (name !== 'connect') return Reflect.get(target, name) as unknown;
        return async () => {
          if (isFirst) await dump(target, SECOND);
          isFirst = false;
          return target.connect();
        };
      },
    });
    await dump(slow, THIRD);
    expect((await readdir(place)).sort()).toEqual(['keys-2020-06-02T10-00-00.000Z', 'keys-2020-06-03T10-00-00.000Z']);
  });
});
