import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { JOBS, type Jobs } from '../../jobs';
import { PG_POOL } from '../../postgres';

const TIDY_LIMITS_JOB = 'platform.tidy-rate-limits';

/** Removes expired counts every hour. */
@Injectable()
export class TidyLimitsJob implements OnModuleInit {
  constructor(
    @Inject(JOBS) private readonly jobs: Jobs,
    @Inject(PG_POOL) private readonly pool: Pool,
  ) {}

  onModuleInit(): void {
    this.jobs.register(TIDY_LIMITS_JOB, () => this.tidy());
    this.jobs.schedule(TIDY_LIMITS_JOB, '41 * * * *');
  }

  private async tidy(): Promise<void> {
    await this.pool.query('DELETE FROM app.rate_limits WHERE expire < $1', [Date.now()]);
  }
}
