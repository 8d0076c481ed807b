import { performance } from 'node:perf_hooks';
import type { Pool } from 'pg';
import type { LeaseTimes } from './leases';

/** A lease as it was first seen. */
interface Seen {
  lockedAt: string;
  since: number;
}

/**
 * Frees jobs whose leases are not renewed. A lease counts as expired only if this process has seen it unchanged for the duration of a lease
 * while the database answered throughout: while the database is unavailable, no process can renew its leases.
 */
export class ExpiredLeases {
  private seen = new Map<string, Seen>();
  private lookedAt = -Infinity;

  constructor(
    private readonly pool: Pool,
    private readonly times: LeaseTimes,
    private readonly isOurs: (jobId: string) => boolean,
  ) {}

  /** Call it when the database did not answer: earlier observations are void then. */
  forget(): void {
    this.seen.clear();
  }

  /** Checks all leases. @throws what the database throws. */
  async free(): Promise<void> {
    const sql = 'SELECT id::text, locked_at::text AS "lockedAt" FROM jobs._private_jobs WHERE locked_at IS NOT NULL';
    const { rows } = await this.pool.query<{ id: string; lockedAt: string }>(sql);
    const now = performance.now();
    // This process was busy or suspended, and other processes may have been too.
    if (now - this.lookedAt > this.times.leaseMs / 2) this.forget();
    this.lookedAt = now;
    const seen = new Map<string, Seen>();
    for (const { id, lockedAt } of rows) {
      if (this.isOurs(id)) continue;
      const before = this.seen.get(id);
      const known = before?.lockedAt === lockedAt ? before : { lockedAt, since: now };
      if (now - known.since >= this.times.leaseMs) await this.freeOne(id, lockedAt);
      else seen.set(id, known);
    }
    this.seen = seen;
    await this.freeQueues();
  }

  private async freeOne(id: string, lockedAt: string): Promise<void> {
    const sql = `UPDATE jobs._private_jobs SET locked_at = NULL, locked_by = NULL
      WHERE id = $1 AND locked_at = $2::timestamptz`;
    await this.pool.query(sql, [id, lockedAt]);
  }

  /** A queue is locked only while one of its jobs is. */
  private async freeQueues(): Promise<void> {
    await this.pool.query(`UPDATE jobs._private_job_queues AS q SET locked_at = NULL, locked_by = NULL
      WHERE locked_at IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM jobs._private_jobs AS j WHERE j.job_queue_id = q.id AND j.locked_at IS NOT NULL)`);
  }
}
