import { setTimeout as sleep } from 'node:timers/promises';
import { JobsDatabase, untilTrue } from '../../../test/support/database/jobs-database';

const REFUSE = `
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'nothing can be written now'; END $$;
CREATE TRIGGER refuse BEFORE DELETE ON jobs._private_jobs FOR EACH ROW EXECUTE FUNCTION refuse();`;

/** As when the database restarts while several jobs end: it stopped all mails until the server was started again. */
describe('jobs whose ends cannot be written', () => {
  let database: JobsDatabase;
  beforeEach(async () => {
    database = await JobsDatabase.open();
  });
  afterEach(() => database.close());

  it('hold up no later ones, and are not done again', async () => {
    const done: unknown[] = [];
    const [jobs, { pool }] = [database.newJobs(), database];
    jobs.register('note', async ({ n }) => {
      // Each ends in a moment of its own, so that each end is written, and refused, by itself.
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
});
