import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { type JobPayload, JOBS, type Jobs } from '../../platform/jobs';
import { AccountHoldings, type AccountMove } from './holdings';

const JOB = 'identity.move-holdings';

/** Moves what a closed account holds to the account of the same person. A job, since a crash must not leave half of it behind. */
@Injectable()
export class MoveHoldingsJob implements OnModuleInit {
  constructor(
    @Inject(JOBS) private readonly jobs: Jobs,
    private readonly holdings: AccountHoldings,
  ) {}

  onModuleInit(): void {
    this.jobs.register(JOB, (payload) => this.holdings.move(moveOf(payload)));
  }

  /** Begins when the transaction of `db` is committed. An account gives its holdings away once. */
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
