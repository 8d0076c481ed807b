import { setTimeout as sleep } from 'node:timers/promises';
import { JobsDatabase, untilTrue } from '../../../test/support/database/jobs-database';

const REFUSE = `
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'nothing can be written now'; END $$;
CREATE TRIGGER refuse BEFORE DELETE ON jobs._private_jobs FOR EACH ROW EXECUTE FUNCTION refuse();`;

const NO_TASKS = `
CREATE FUNCTION refuse_tasks() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the database breaks now'; END $$;
CREATE TRIGGER refuse_tasks BEFORE INSERT ON jobs._private_tasks FOR EACH ROW EXECUTE FUNCTION refuse_tasks();`;

/** Cases in which a restart of the database once stopped all mails until the server was restarted. */
describe('jobs', () => {
  let database: JobsDatabase;
  beforeEach(async () => {
    database = await JobsDatabase.open();
  });
  afterEach(() => database.close());

  it('whose completion cannot be written do not delay later jobs, and are not repeated', async () => {
    const done: unknown[] = [];
    const [jobs, { pool }] = [database.newJobs(), database];
    jobs.register('note', async ({ n }) => {
      // Each job ends at a different time, so that the completion of each is written, and refused, separately.
      await sleep(Number(n) * 60);
      done.push(n);
    });
    jobs.start();
    await jobs.enqueue('note', { n: 0 });
    await untilTrue(() => done.length === 1);
    await pool.query(REFUSE);
    for (const n of [1, 2, 3]) await jobs.enqueue('note', { n });
    await untilTrue(() => done.length === 4);
    await sleep(500);
    await pool.query('DROP TRIGGER refuse ON jobs._private_jobs');
    await jobs.enqueue('note', { n: 4 });
    await untilTrue(async () => (await pool.query('SELECT FROM jobs.jobs')).rowCount === 0, 60_000);
    expect(done.sort()).toEqual([0, 1, 2, 3, 4]);
  }, 180_000);

  it('are done although the first query of their workers failed', async () => {
    const done: unknown[] = [];
    const [jobs, { pool }] = [database.newJobs(), database];
    await database.newJobs().enqueue('of another process', {});
    await pool.query(NO_TASKS);
    jobs.register('note', ({ n }) => Promise.resolve(void done.push(n)));
    jobs.start();
    await sleep(1_500);
    await pool.query('DROP TRIGGER refuse_tasks ON jobs._private_tasks');
    await jobs.enqueue('note', { n: 1 });
    await untilTrue(() => done.length === 1, 30_000);
    expect(done).toEqual([1]);
  }, 90_000);
});
