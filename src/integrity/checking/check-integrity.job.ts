import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { removeLeftovers } from '../../platform/helpers/scratch-folder';
import { JOBS, type Jobs } from '../../platform/jobs';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { IntegrityChecks } from './integrity-checks';
import { IntegrityStore } from './integrity-store';

/** The job that searches one article for signs; its payload is `{ articleId }`. */
const CHECK_INTEGRITY_JOB = 'integrity.check';
const ATTEMPTS = 4;

/** Searches articles for signs in the background. */
@Injectable()
export class CheckIntegrityJob implements OnModuleInit {
  constructor(
    @Inject(JOBS) private readonly jobs: Jobs,
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly checks: IntegrityChecks,
    private readonly store: IntegrityStore,
  ) {}

  async onModuleInit(): Promise<void> {
    await removeLeftovers('integrity');
    this.jobs.register(CHECK_INTEGRITY_JOB, ({ articleId }) => this.checks.check(String(articleId)), {
      kind: 'documents',
      onExhausted: ({ articleId }) => this.store.end(String(articleId), true),
    });
  }

  /**
   * Queues a check. A second check of the same article is harmless, so the job has no key: with a key, an event that comes twice would
   * leave the article waiting for a job that has already run.
   * @param inTurn run after all checks queued before, so that each article is compared with earlier ones.
   */
  async ask(articleId: string, { inTurn }: { inTurn: boolean }): Promise<void> {
    await inTransaction(this.pool, async (client) => {
      await this.store.ask(articleId, client);
      const queue = inTurn ? { queue: CHECK_INTEGRITY_JOB } : {};
      await this.jobs.enqueue(CHECK_INTEGRITY_JOB, { articleId }, { maxAttempts: ATTEMPTS, client, ...queue });
    });
  }
}
