import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { CLOCK, type Clock } from '../../../platform/clock';
import { APP_CONFIG, type AppConfig } from '../../../platform/config/config';
import { HealthRegistry } from '../../../platform/http/health/health.registry';
import { JOBS, type Jobs } from '../../../platform/jobs';
import { inTransaction, PG_POOL } from '../../../platform/postgres';
import { ErasePersonJob } from '../erase-person.job';

const LOOK_JOB = 'privacy.unfinished-erasures';
const LOOK_CRON = '37 * * * *';
const DAY_MS = 86_400_000;
const PROBLEM = 'The erasure of a person is not finished after a day: the log of the server has the reason';

/** Continues erasures whose job is gone: its attempts were used up, or an older backup was restored. */
@Injectable()
export class UnfinishedErasures implements OnModuleInit {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(JOBS) private readonly jobs: Jobs,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly health: HealthRegistry,
    private readonly job: ErasePersonJob,
  ) {}

  onModuleInit(): void {
    this.jobs.register(LOOK_JOB, () => this.look());
    if (this.config.dailyRun) this.jobs.schedule(LOOK_JOB, LOOK_CRON);
    this.health.add('erasures', () => this.problem());
  }

  /** Enqueues the job of every erasure that is not finished and has none. */
  async look(): Promise<void> {
    const { rows } = await this.pool.query<{ id: string }>(
      'SELECT user_id::text AS id FROM app.erasures WHERE finished_at IS NULL ORDER BY requested_at',
    );
    for (const { id } of rows) await inTransaction(this.pool, (db) => this.job.enqueue(id, db));
  }

  private async problem(): Promise<string | null> {
    const { rowCount } = await this.pool.query(
      'SELECT FROM app.erasures WHERE finished_at IS NULL AND requested_at < $1 LIMIT 1',
      [new Date(this.clock.now().getTime() - DAY_MS)],
    );
    return rowCount === 0 ? null : PROBLEM;
  }
}
