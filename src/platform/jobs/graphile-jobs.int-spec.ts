import { JobsDatabase, untilTrue } from '../../../test/support/database/jobs-database';
import { type JobPayload, PermanentFailure } from './jobs';

const ALL_WELL = { 'jobs mail': null, 'jobs documents': null, 'jobs other': null };

describe('jobs', () => {
  let database: JobsDatabase;
  beforeEach(async () => {
    database = await JobsDatabase.open();
  });
  afterEach(() => database.close());

  it('run once each, with their payload', async () => {
    const jobs = database.newJobs();
    const done: JobPayload[] = [];
    jobs.register('note', async (payload) => void done.push(payload));
    await jobs.enqueue('note', { n: 1 });
    jobs.start();
    await untilTrue(() => done.length === 1);
    await jobs.enqueue('note', { n: 2 });
    await untilTrue(() => done.length === 2);
    expect(done).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('accept a key only once, even if its job has already run', async () => {
    const jobs = database.newJobs();
    const done: JobPayload[] = [];
    jobs.register('note', async (payload) => void done.push(payload));
    jobs.start();
    await jobs.enqueue('note', { n: 1 }, { key: 'a' });
    await untilTrue(() => done.length === 1);
    await Promise.all([1, 2, 3].map(() => jobs.enqueue('note', { n: 2 }, { key: 'a' })));
    await jobs.enqueue('note', { n: 3 }, { key: 'b' });
    await untilTrue(() => done.length === 2);
    expect(done).toEqual([{ n: 1 }, { n: 3 }]);
  });

  it('belong to the transaction that enqueues them', async () => {
    const jobs = database.newJobs();
    const done: JobPayload[] = [];
    jobs.register('note', async (payload) => void done.push(payload));
    jobs.start();
    const client = await database.pool.connect();
    await jobs.enqueue('note', { n: 0 });
    await client.query('BEGIN');
    await jobs.enqueue('note', { n: 1 }, { key: 'a', client });
    await client.query('ROLLBACK');
    client.release();
    await jobs.enqueue('note', { n: 2 }, { key: 'a' });
    await untilTrue(() => done.length === 2);
    // Several jobs run at the same time, so the later one may end first.
    expect(new Set(done)).toEqual(new Set([{ n: 0 }, { n: 2 }]));
  });

  it('are tried again after a failure', async () => {
    const jobs = database.newJobs();
    const attempts: number[] = [];
    jobs.register('fragile', async (_payload, { attempt }) => {
      attempts.push(attempt);
      if (attempt === 1) throw new Error('not yet');
    });
    jobs.start();
    await jobs.enqueue('fragile', {});
    await untilTrue(() => attempts.length === 2);
    expect(attempts).toEqual([1, 2]);
  });

  it('report the final failure until the report has been handled, and do not run again', async () => {
    const jobs = database.newJobs();
    let runs = 0;
    const reasons: string[] = [];
    const onExhausted = async (_payload: JobPayload, reason: string): Promise<void> => {
      reasons.push(reason);
      if (reasons.length === 1) throw new Error('the log cannot be written');
    };
    const handler = async (): Promise<void> => {
      runs += 1;
      throw new Error('no such host');
    };
    jobs.register('hopeless', handler, { onExhausted });
    jobs.start();
    await jobs.enqueue('hopeless', {}, { maxAttempts: 1 });
    await untilTrue(() => reasons.length === 2);
    expect(runs).toBe(1);
    expect(reasons[0]).toBe('no such host');
  });

  it('are reported by every process if no process does them', async () => {
    const jobs = database.newJobs();
    const web = database.newJobs();
    for (const one of [jobs, web]) one.register('note', async () => undefined, { kind: 'mail' });
    expect(await web.states()).toEqual(ALL_WELL);
    await web.enqueue('note', {}, { runAt: new Date(Date.now() - 600_000) });
    const late = { ...ALL_WELL, 'jobs mail': 'due for more than 5 minutes, and no process does them: 1' };
    expect([await web.states(), await jobs.states()]).toEqual([late, late]);
    jobs.start();
    await untilTrue(async () => (await web.states())['jobs mail'] === null);
  });

  it('are reported by every process if their final failure cannot be recorded, without addresses', async () => {
    const jobs = database.newJobs();
    const web = database.newJobs();
    let isBroken = true;
    const onExhausted = async (): Promise<void> => {
      if (isBroken) throw new Error('rosa@uni.example cannot be written to');
    };
    const handler = (): Promise<void> => Promise.reject(new Error('no such host'));
    for (const one of [jobs, web]) one.register('hopeless', handler, { onExhausted });
    jobs.start();
    await jobs.enqueue('hopeless', {}, { maxAttempts: 1 });
    await untilTrue(async () => (await web.states())['jobs other'] !== null);
    const reason =
      'hopeless: 1 without attempts left, and their failure cannot be recorded: [address] cannot be written to';
    expect(await web.states()).toEqual({ ...ALL_WELL, 'jobs other': reason });
    isBroken = false;
    await untilTrue(async () => (await web.states())['jobs other'] === null);
  });

  it('give up immediately on a permanent failure', async () => {
    const jobs = database.newJobs();
    const reasons: string[] = [];
    const handler = async (): Promise<void> => {
      throw new PermanentFailure('no such person');
    };
    jobs.register('refused', handler, { onExhausted: async (_payload, reason) => void reasons.push(reason) });
    jobs.start();
    await jobs.enqueue('refused', {});
    await untilTrue(() => reasons.length === 1);
    expect(reasons).toEqual(['no such person']);
  });

  it('interrupted by a crash run again when the next process takes over', async () => {
    const first = database.newJobs();
    const never = new Promise<void>(() => undefined);
    let begun = false;
    first.register('long', () => {
      begun = true;
      return never;
    });
    first.start();
    await first.enqueue('long', {});
    await untilTrue(() => begun);
    await first.stop();
    const second = database.newJobs();
    let finished = false;
    second.register('long', async () => void (finished = true));
    second.start();
    await untilTrue(() => finished);
    expect(finished).toBe(true);
  });

  it('of one kind do not delay jobs of another kind', async () => {
    const jobs = database.newJobs();
    let [over, waiting] = [false, 0];
    const mute = async (): Promise<void> => {
      waiting += 1;
      await untilTrue(() => over);
    };
    jobs.register('mute', mute, { kind: 'mail' });
    jobs.register('note', async () => void (over = true));
    jobs.start();
    for (let n = 0; n < 12; n += 1) await jobs.enqueue('mute', { n });
    await untilTrue(() => waiting === 4);
    await jobs.enqueue('note', {});
    await untilTrue(() => over);
    expect(over).toBe(true);
  });

  it('refuse two handlers with the same name', () => {
    const jobs = database.newJobs();
    jobs.register('note', async () => undefined);
    expect(() => jobs.register('note', async () => undefined)).toThrow('Two handlers want to do the job note');
  });
});
