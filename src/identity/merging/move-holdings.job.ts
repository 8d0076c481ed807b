import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { type JobPayload, JOBS, type Jobs } from '../../platform/jobs';
import { PG_POOL } from '../../platform/postgres';
import { AccountHoldings, type AccountMove } from './holdings';

const JOB = 'identity.move-holdings';

/** Moves the holdings of a closed account to the kept account of the same person. A job, so that a crash does not leave a part behind. */
@Injectable()
export class MoveHoldingsJob implements OnModuleInit {
  constructor(
    @Inject(JOBS) private readonly jobs: Jobs,
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly holdings: AccountHoldings,
  ) {}

  onModuleInit(): void {
    this.jobs.register(JOB, (payload) => this.move(moveOf(payload)));
  }

  /** Finds the present target, since the other account may itself have been merged in the meantime. */
  private async move(move: AccountMove): Promise<void> {
    const sql = `WITH RECURSIVE way AS (SELECT id, merged_into FROM app.users WHERE id = $1
      UNION SELECT u.id, u.merged_into FROM app.users u JOIN way w ON u.id = w.merged_into)
      SELECT id FROM way WHERE merged_into IS NULL`;
    const { rows } = await this.pool.query<{ id: string }>(sql, [move.toId]);
    await this.holdings.move({ ...move, toId: rows[0]?.id ?? move.toId });
  }

  /** Queues the job in the transaction of `db`. It starts after the commit. The holdings of an account are moved only once. */
  async enqueue(move: AccountMove, db: PoolClient): Promise<void> {
    await this.jobs.enqueue(JOB, { ...move }, { key: move.fromId, maxAttempts: 25, client: db });
  }
}

function moveOf({ fromId, toId, because, correlationId }: JobPayload): AccountMove {
  return {
    fromId: String(fromId),
    toId: String(toId),
    because: because === 'MERGED' ? 'MERGED' : 'ADDRESS_PROVEN',
    correlationId: String(correlationId),
  };
}
