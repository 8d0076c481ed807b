import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database/postgres';
import { createPool } from '../postgres';
import { migrateJobs } from './worker';

describe('the tables of the jobs', () => {
  let database: TestDatabase;
  let pool: Pool;
  beforeEach(async () => {
    database = await createTestDatabase();
    pool = createPool(database.url, () => undefined);
  });
  afterEach(async () => {
    await pool.end();
    await database.drop();
  });

  const locksHeld = async (): Promise<number> => {
    const { rows } = await pool.query<{ held: number }>(
      `SELECT count(*)::int AS held FROM pg_locks
        WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
    return rows[0]?.held ?? 0;
  };

  it('leave no caller waiting after their creation failed', async () => {
    // A view in place of the library's own table.
    await pool.query(`CREATE SCHEMA jobs; CREATE VIEW jobs.migrations AS SELECT 1 AS nothing`);
    await expect(migrateJobs(pool)).rejects.toThrow();
    for (const end = Date.now() + 10_000; (await locksHeld()) > 0 && Date.now() < end;) await sleep(10);
    expect(await locksHeld()).toBe(0);
    await pool.query('DROP SCHEMA jobs CASCADE');
    await migrateJobs(pool);
    expect(await locksHeld()).toBe(0);
  });
});
