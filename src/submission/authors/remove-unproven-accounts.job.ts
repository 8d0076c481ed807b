import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_CARD } from '../../../projections/article-card';
import { AuthorStore } from '../../article-desk/public';
import { UnprovenAccounts } from '../../identity/public';
import { JOBS, type Jobs } from '../../platform/jobs';
import { PG_POOL } from '../../platform/postgres';

const JOB = 'submission.remove-unproven-accounts';

/** Removes, every night, accounts that were never proven within 30 days and have no draft (lifecycle, section 5 (1)). */
@Injectable()
export class RemoveUnprovenAccountsJob implements OnModuleInit {
  constructor(
    @Inject(JOBS) private readonly jobs: Jobs,
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly accounts: UnprovenAccounts,
    private readonly authors: AuthorStore,
  ) {}

  onModuleInit(): void {
    this.jobs.register(JOB, () => this.run());
    this.jobs.schedule(JOB, '37 3 * * *');
  }

  /** The entries of authors that these accounts made are removed too. */
  async run(): Promise<void> {
    await this.accounts.tidyLinks();
    for await (const outdated of this.accounts.outdated()) {
      const { rows } = await this.pool.query<{ id: string }>(
        `SELECT DISTINCT uploader_id AS id FROM ${ARTICLE_CARD} WHERE uploader_id = ANY($1::text[])`,
        [outdated],
      );
      const writing = new Set(rows.map(({ id }) => id));
      const removed = await this.accounts.remove(outdated.filter((id) => !writing.has(id)));
      await this.authors.removeOf(removed);
    }
  }
}
