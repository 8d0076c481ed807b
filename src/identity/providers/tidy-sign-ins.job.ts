import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { JOBS, type Jobs } from '../../platform/jobs';
import { PG_POOL } from '../../platform/postgres';

const TIDY_SIGN_INS_JOB = 'identity.tidy-sign-ins';

/** Removes, every hour, sign-ins by providers that were not finished, because they contain personal data. */
@Injectable()
export class TidySignInsJob implements OnModuleInit {
  constructor(
    @Inject(JOBS) private readonly jobs: Jobs,
    @Inject(PG_POOL) private readonly pool: Pool,
  ) {}

  onModuleInit(): void {
    this.jobs.register(TIDY_SIGN_INS_JOB, () => this.tidy());
    this.jobs.schedule(TIDY_SIGN_INS_JOB, '41 * * * *');
  }

  private async tidy(): Promise<void> {
    await this.pool.query('DELETE FROM app.sign_in_tickets WHERE expires_at < now()');
    await this.pool.query(`DELETE FROM app.sign_in_flows WHERE expires_at < now() - interval '1 day'`);
  }
}
