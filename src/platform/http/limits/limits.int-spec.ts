import type { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database/postgres';
import { loadConfig } from '../../config/config';
import type { Jobs } from '../../jobs';
import { createKnex, createPool, runMigrations } from '../../postgres';
import { Limits } from './limits';
import { LIMITS_MIGRATIONS } from './tables';
import { TidyLimitsJob } from './tidy-limits.job';
import { TooManyTries } from './too-many-tries';

type JobHandler = Parameters<Jobs['register']>[1];

describe('limits', () => {
  let database: TestDatabase;
  let pool: Pool;
  beforeAll(async () => {
    database = await createTestDatabase();
    const knex = createKnex(database.url);
    await runMigrations(knex, LIMITS_MIGRATIONS);
    await knex.destroy();
    pool = createPool(database.url, () => undefined);
  });
  beforeEach(() => pool.query('DELETE FROM app.rate_limits'));
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  /** As a process that has just started. */
  const newProcess = (factor = 1): Limits =>
    new Limits({ ...loadConfig({ JWT_SECRET: 'x'.repeat(32) }), rateLimitFactor: factor }, pool);
  const refusals = async (tries: Promise<void>[]): Promise<TooManyTries[]> => {
    const settled = await Promise.allSettled(tries);
    const thrown = settled.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []));
    return thrown.map((one) => {
      if (one instanceof TooManyTries) return one;
      throw one;
    });
  };

  it('hold for several processes at the same moment, and over restarts', async () => {
    const processes = [newProcess(), newProcess(), newProcess()];
    const refused = await refusals(
      Array.from({ length: 30 }, (_none, n) => (processes[n % 3] ?? newProcess()).consume('second-factor', 'anna')),
    );
    expect(refused).toHaveLength(20);
    expect(refused.filter(({ isFirst }) => isFirst)).toHaveLength(1);
    expect(refused[0]).toMatchObject({
      status: 429,
      scope: 'account',
      message: expect.stringContaining('Please wait'),
    });
    expect(await refusals([newProcess().consume('second-factor', 'anna')])).toHaveLength(1);
    await newProcess().consume('second-factor', 'bert');
    await newProcess().consume('own-password', 'anna');
  });

  it('end when their time is over', async () => {
    const limits = newProcess();
    await refusals(Array.from({ length: 11 }, () => limits.consume('second-factor', 'anna')));
    await pool.query('UPDATE app.rate_limits SET expire = expire - 300000');
    await limits.consume('second-factor', 'anna');
  });

  it('do not let one address use up the limit of an account for all addresses', async () => {
    const limits = newProcess();
    const from = (address: string) => limits.consume('login', { address, account: 'anna', pair: `${address} anna` });
    const one = await refusals(Array.from({ length: 60 }, () => from('192.0.2.1')));
    expect([one.length, new Set(one.map(({ scope }) => scope))]).toEqual([50, new Set(['pair'])]);
    const many = await refusals(Array.from({ length: 120 }, (_none, n) => from(`198.51.100.${n}`)));
    expect([many.length, new Set(many.map(({ scope }) => scope))]).toEqual([30, new Set(['account'])]);
  });

  it('count an address over all accounts', async () => {
    const limits = newProcess();
    const at = (account: string) =>
      limits.consume('login', { address: '192.0.2.1', account, pair: `192.0.2.1 ${account}` });
    const refused = await refusals(Array.from({ length: 60 }, (_none, n) => at(`person-${n}`)));
    expect([refused.length, refused[0]?.scope]).toEqual([10, 'address']);
  });

  it('grow with RATE_LIMIT_FACTOR', async () => {
    const limits = newProcess(2);
    expect(await refusals(Array.from({ length: 21 }, () => limits.consume('second-factor', 'anna')))).toHaveLength(1);
  });

  it('store no address in plain text, and nothing for long', async () => {
    await newProcess().consume('second-factor', 'anna@example.org');
    const rows = async (): Promise<string[]> =>
      (await pool.query<{ key: string }>('SELECT key FROM app.rate_limits')).rows.map(({ key }) => key);
    expect((await rows()).join()).toMatch(/^second-factor:account:\d+:[0-9a-f]{64},/);
    let tidy: JobHandler | undefined;
    const jobs = { register: (_name: string, handler: JobHandler) => (tidy = handler), schedule: () => undefined };
    new TidyLimitsJob(jobs as unknown as Jobs, pool).onModuleInit();
    await pool.query("UPDATE app.rate_limits SET expire = 1 WHERE key LIKE '%:300:%'");
    await tidy?.({}, { attempt: 1, maxAttempts: 1, stillMine: () => Promise.resolve() });
    expect(await rows()).toEqual([expect.stringContaining(':3600:')]);
  });
});
