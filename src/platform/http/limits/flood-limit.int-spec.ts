import type { Pool } from 'pg';
import { until } from '../../../../test/support/app/http-until';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database/postgres';
import { createPool } from '../../postgres';
import { ProcessNotifications } from '../../process-notifications';
import { FloodLimit } from './flood-limit';
import { TooManyTries } from './too-many-tries';

describe('the limit against floods', () => {
  let database: TestDatabase;
  let pool: Pool;
  const openNotifications: ProcessNotifications[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = createPool(database.url, () => undefined);
  });
  afterEach(async () => {
    for (const one of openNotifications.splice(0)) await one.beforeApplicationShutdown();
    jest.restoreAllMocks();
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  /** A separate process that accepts `factor` times the usual number of calls. */
  async function newProcess(factor = 0.02): Promise<FloodLimit> {
    const notifications = new ProcessNotifications(pool);
    openNotifications.push(notifications);
    const limit = new FloodLimit({ rateLimitFactor: factor }, notifications);
    limit.onModuleInit();
    await notifications.onApplicationBootstrap();
    return limit;
  }
  const call = async (limit: FloodLimit, person: string, times: number): Promise<number> => {
    const calls = await Promise.allSettled(Array.from({ length: times }, () => limit.consume(person)));
    return calls.filter(({ status }) => status === 'fulfilled').length;
  };

  it('holds for several processes together', async () => {
    const [one, other] = [await newProcess(), await newProcess()];
    expect(await call(one, 'anna', 24)).toBe(24);
    await until('the other process', async () => ((await call(other, 'anna', 1)) === 0 ? true : null));
    await expect(one.consume('anna')).rejects.toThrow(TooManyTries);
    expect(await call(other, 'bert', 24)).toBe(24);
  });

  it('needs no statement for normal use, and one per twelfth of the limit in a flood', async () => {
    const limit = await newProcess(1);
    const sent = jest.spyOn(pool, 'query');
    expect(await call(limit, 'anna', 99)).toBe(99);
    expect(sent).not.toHaveBeenCalled();
    expect(await call(limit, 'anna', 2000)).toBe(1101);
    expect(sent).toHaveBeenCalledTimes(12);
  });

  it('holds in each process while the database is unavailable, and ignores malformed notifications', async () => {
    const limit = await newProcess();
    await pool.query("SELECT pg_notify('quire_notices', 'flood nonsense 99999999')");
    jest.spyOn(pool, 'query').mockImplementation(() => Promise.reject(new Error('away')));
    expect(await call(limit, 'anna', 30)).toBe(24);
  });
});
