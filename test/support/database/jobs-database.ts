import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { GraphileJobs } from '../../../src/platform/jobs/graphile-jobs';
import { JOBS_MIGRATIONS } from '../../../src/platform/jobs/tables';
import { createKnex, createPool, runMigrations } from '../../../src/platform/postgres';
import { createTestDatabase, type TestDatabase } from './postgres';

/** A database for jobs only, with processes that run them. Leases last 2 s. */
export class JobsDatabase {
  private readonly running: GraphileJobs[] = [];

  private constructor(
    private readonly database: TestDatabase,
    readonly pool: Pool,
  ) {}

  static async open(): Promise<JobsDatabase> {
    const database = await createTestDatabase();
    const knex = createKnex(database.url);
    await runMigrations(knex, JOBS_MIGRATIONS);
    await knex.destroy();
    return new JobsDatabase(
      database,
      createPool(database.url, () => undefined),
    );
  }

  /** Jobs as of one more process; start them when all handlers are registered. */
  newJobs(): GraphileJobs {
    const jobs = new GraphileJobs(this.pool, { leaseMs: 2_000, renewMs: 300 });
    this.running.push(jobs);
    return jobs;
  }

  async close(): Promise<void> {
    await Promise.all(this.running.map((jobs) => jobs.stop()));
    await this.pool.end();
    await this.database.drop();
  }
}

/** @throws Error when the condition does not hold within `withinMs`. */
export async function untilTrue(condition: () => boolean | Promise<boolean>, withinMs = 120_000): Promise<void> {
  for (const end = Date.now() + withinMs; !(await condition()); await sleep(20)) {
    if (Date.now() > end) throw new Error('It did not happen in time');
  }
}
