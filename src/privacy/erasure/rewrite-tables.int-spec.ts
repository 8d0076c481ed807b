import type { Pool } from 'pg';
import { ByteSearch } from '../../../test/e2e/privacy/byte-search';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { PG_POOL } from '../../platform/postgres';
import { rewriteTables } from './erase-tables';
import { waitForOlderTransactions } from './older-transactions';

const NAME = 'Perpetuacanary';

describe('Tables that are rewritten after an erasure', () => {
  let app: TestApp;
  let pool: Pool;
  beforeAll(async () => {
    app = await startTestApp();
    pool = app.nest.get<Pool>(PG_POOL);
  });
  afterAll(() => app.stop());

  const isInFiles = async (): Promise<boolean> => {
    const search = new ByteSearch([NAME]);
    await search.filesOf(pool);
    return search.missing.length === 0;
  };

  it('keep no former row, even if a transaction could still read it when they were changed', async () => {
    await app.as('author');
    await pool.query(`UPDATE app.users SET institute = $1 WHERE email = 'author@example.org'`, [NAME]);
    const reader = await pool.connect();
    await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    await reader.query('SELECT 1');
    await pool.query('UPDATE app.users SET institute = NULL WHERE institute = $1', [NAME]);
    const written = rewriteTables(pool);
    await expect(Promise.race([written, waitForOlderTransactions(pool, 300)])).rejects.toThrow('still open');
    expect(await isInFiles()).toBe(true);
    await reader.query('COMMIT');
    reader.release();
    await written;
    expect(await isInFiles()).toBe(false);
  });
});
