import type { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database/postgres';
import { createPool } from '../postgres';
import { clockDifference } from './clock-difference';

/** ASVS 7.3.4. */
describe('the clocks of server and database', () => {
  let database: TestDatabase;
  let pool: Pool;
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = createPool(database.url, () => undefined);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  it('are the same on one machine', async () => {
    await pool.query('SELECT 1');
    expect(Math.abs(await clockDifference(pool))).toBeLessThan(2);
  });

  it.each([90, -90])('are seen to differ by %i s', async (seconds) => {
    const real = Date.now.bind(Date);
    jest.spyOn(Date, 'now').mockImplementation(() => real() + seconds * 1000);
    expect(Math.abs((await clockDifference(pool)) - seconds)).toBeLessThan(2);
  });
});
