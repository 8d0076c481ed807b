import { setTimeout as sleep } from 'node:timers/promises';
import { JobsDatabase, untilTrue } from '../../../test/support/database/jobs-database';
import { EventStoreUnavailable } from '../store-unavailable/is-store-unavailable';
import type { JobInfo, JobPayload } from './jobs';

describe('jobs with leases', () => {
  let database: JobsDatabase;
  beforeEach(async () => {
    database = await JobsDatabase.open();
  });
  afterEach(() => database.close());

  it('are done once though the connections of their workers are cut while they run', async () => {
    const [first, second] = [database.newJobs(), database.newJobs()];
    let runs = 0;
    const handler = async (_payload: JobPayload, { stillMine }: JobInfo): Promise<void> => {
      runs += 1;
      for (let cuts = 0; cuts < 3; cuts += 1) {
        const others = 'datname = current_database() AND pid <> pg_backend_pid()';
        await database.pool
          .query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${others}`)
          .catch(() => undefined);
        await sleep(1_200);
      }
      await stillMine();
    };
    for (const jobs of [first, second]) jobs.register('slow', handler);
    for (const jobs of [first, second]) jobs.start();
    await first.enqueue('slow', {});
    const left = async (): Promise<number> =>
      (await database.pool.query('SELECT 1 FROM jobs._private_jobs').catch(() => ({ rowCount: 1 }))).rowCount ?? 1;
    for (const end = Date.now() + 120_000; (await left()) > 0 && Date.now() < end;) await sleep(50);
    expect([runs, await left()]).toEqual([1, 0]);
  });

  it('detect before their next side effect that another worker has taken them over', async () => {
    const jobs = database.newJobs();
    const learned: string[] = [];
    jobs.register('slow', async (_payload, { stillMine }) => {
      if (learned.length > 0) return;
      await database.pool.query("UPDATE jobs._private_jobs SET locked_by = 'another worker'");
      await stillMine().catch((failure: Error) => {
        learned.push(failure.name);
        throw failure;
      });
    });
    jobs.start();
    await jobs.enqueue('slow', {});
    await untilTrue(() => learned.length > 0);
    expect(learned).toEqual(['LeaseLost']);
  });

  it('use up no attempt while a store is unavailable', async () => {
    const jobs = database.newJobs();
    const attempts: number[] = [];
    jobs.register('patient', async (_payload, { attempt }) => {
      attempts.push(attempt);
      if (attempts.length < 4) throw new EventStoreUnavailable('for this spec');
    });
    jobs.start();
    await jobs.enqueue('patient', {}, { maxAttempts: 2 });
    await untilTrue(() => attempts.length === 4);
    expect(attempts).toEqual([1, 1, 1, 1]);
  });

  it('use up no attempt when the stop of the server interrupts them', async () => {
    const jobs = database.newJobs();
    let interrupt: ((failure: Error) => void) | undefined;
    jobs.register('long', () => new Promise((_resolve, reject) => (interrupt = reject)));
    jobs.start();
    await jobs.enqueue('long', {});
    await untilTrue(() => interrupt !== undefined);
    const stopped = jobs.stop();
    interrupt?.(new EventStoreUnavailable('for this spec'));
    await stopped;
    const { rows } = await database.pool.query('SELECT attempts FROM jobs._private_jobs');
    expect(rows).toEqual([{ attempts: 0 }]);
  });
});
