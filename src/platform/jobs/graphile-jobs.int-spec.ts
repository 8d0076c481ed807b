import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database/postgres';
import { createKnex, createPool, runMigrations } from '../postgres';
import { GraphileJobs } from './graphile-jobs';
import { type JobPayload, PermanentFailure } from './jobs';
import { JOBS_MIGRATIONS } from './tables';

describe('jobs', () => {
  let database: TestDatabase;
  let pool: Pool;
  let running: GraphileJobs[];

  beforeEach(async () => {
    database = await createTestDatabase();
    const knex = createKnex(database.url);
    await runMigrations(knex, JOBS_MIGRATIONS);
    await knex.destroy();
    pool = createPool(database.url, () => undefined);
    running = [];
  });
  afterEach(async () => {
    await Promise.all(running.map((jobs) => jobs.stop()));
    await pool.end();
    await database.drop();
  });

  const newJobs = (): GraphileJobs => {
    const jobs = new GraphileJobs(pool, { leaseMs: 2_000, renewMs: 300 });
    running.push(jobs);
    return jobs;
  };
  const until = async (condition: () => boolean): Promise<void> => {
    for (const end = Date.now() + 120_000; !condition(); await sleep(20)) {
      if (Date.now() > end) throw new Error('It did not happen in time');
    }
  };

  it('run once each, with their payload', async () => {
    const jobs = newJobs();
    const done: JobPayload[] = [];
    jobs.register('note', async (payload) => void done.push(payload));
    await jobs.enqueue('note', { n: 1 });
    jobs.start();
    await until(() => done.length === 1);
    await jobs.enqueue('note', { n: 2 });
    await until(() => done.length === 2);
    expect(done).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('take a key once only, also when its job has already run', async () => {
    const jobs = newJobs();
    const done: JobPayload[] = [];
    jobs.register('note', async (payload) => void done.push(payload));
    jobs.start();
    await jobs.enqueue('note', { n: 1 }, { key: 'a' });
    await until(() => done.length === 1);
    await Promise.all([1, 2, 3].map(() => jobs.enqueue('note', { n: 2 }, { key: 'a' })));
    await jobs.enqueue('note', { n: 3 }, { key: 'b' });
    await until(() => done.length === 2);
    expect(done).toEqual([{ n: 1 }, { n: 3 }]);
  });

  it('belong to the transaction that enqueues them', async () => {
    const jobs = newJobs();
    const done: JobPayload[] = [];
    jobs.register('note', async (payload) => void done.push(payload));
    jobs.start();
    const client = await pool.connect();
    await jobs.enqueue('note', { n: 0 });
    await client.query('BEGIN');
    await jobs.enqueue('note', { n: 1 }, { key: 'a', client });
    await client.query('ROLLBACK');
    client.release();
    await jobs.enqueue('note', { n: 2 }, { key: 'a' });
    await until(() => done.length === 2);
    // Several run at once, so the later one may end first.
    expect(new Set(done)).toEqual(new Set([{ n: 0 }, { n: 2 }]));
  });

  it('are tried again after a failure', async () => {
    const jobs = newJobs();
    const attempts: number[] = [];
    jobs.register('fragile', async (_payload, { attempt }) => {
      attempts.push(attempt);
      if (attempt === 1) throw new Error('not yet');
    });
    jobs.start();
    await jobs.enqueue('fragile', {});
    await until(() => attempts.length === 2);
    expect(attempts).toEqual([1, 2]);
  });

  it('tell of the final failure until that has been taken in, and do not run again', async () => {
    const jobs = newJobs();
    let runs = 0;
    const told: string[] = [];
    const onExhausted = async (_payload: JobPayload, reason: string): Promise<void> => {
      told.push(reason);
      if (told.length === 1) throw new Error('the log cannot be written');
    };
    const handler = async (): Promise<void> => {
      runs += 1;
      throw new Error('no such host');
    };
    jobs.register('hopeless', handler, { onExhausted });
    jobs.start();
    await jobs.enqueue('hopeless', {}, { maxAttempts: 1 });
    await until(() => told.length === 2);
    expect(runs).toBe(1);
    expect(told[0]).toBe('no such host');
  });

  it('give up at once on a failure that is permanent', async () => {
    const jobs = newJobs();
    const told: string[] = [];
    const handler = async (): Promise<void> => {
      throw new PermanentFailure('no such person');
    };
    jobs.register('refused', handler, { onExhausted: async (_payload, reason) => void told.push(reason) });
    jobs.start();
    await jobs.enqueue('refused', {});
    await until(() => told.length === 1);
    expect(told).toEqual(['no such person']);
  });

  it('that a crash cut off run again when the next process takes over', async () => {
    const first = newJobs();
    const never = new Promise<void>(() => undefined);
    let begun = false;
    first.register('long', () => {
      begun = true;
      return never;
    });
    first.start();
    await first.enqueue('long', {});
    await until(() => begun);
    await first.stop();
    const second = newJobs();
    let finished = false;
    second.register('long', async () => void (finished = true));
    second.start();
    await until(() => finished);
    expect(finished).toBe(true);
  });

  it('of one kind hold up no other kind', async () => {
    const jobs = newJobs();
    let [over, waiting] = [false, 0];
    const mute = async (): Promise<void> => {
      waiting += 1;
      await until(() => over);
    };
    jobs.register('mute', mute, { kind: 'mail' });
    jobs.register('note', async () => void (over = true));
    jobs.start();
    for (let n = 0; n < 12; n += 1) await jobs.enqueue('mute', { n });
    await until(() => waiting === 4);
    await jobs.enqueue('note', {});
    await until(() => over);
    expect(over).toBe(true);
  });

  it('refuse two handlers of one name', () => {
    const jobs = newJobs();
    jobs.register('note', async () => undefined);
    expect(() => jobs.register('note', async () => undefined)).toThrow('Two handlers want to do the job note');
  });
});
