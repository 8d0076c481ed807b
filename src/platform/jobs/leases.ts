import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from 'graphile-worker';
import type { Pool } from 'pg';
import { untilAborted } from '../leadership/until-aborted';
import { ExpiredLeases } from './expired-leases';

const JOBS = 'jobs._private_jobs';
const QUEUES = 'jobs._private_job_queues';

export interface LeaseTimes {
  /** Time after which a lease that was not renewed expires. Milliseconds. */
  leaseMs: number;
  /** Pause between two renewals. */
  renewMs: number;
}

export const LEASE_TIMES: LeaseTimes = { leaseMs: 15_000, renewMs: 3_000 };
const RETRY_PAUSE_MS = 500;
const REMEMBERED = 1_000;

/** Another worker has, or may have, taken the job over: this run must do nothing more. */
export class LeaseLost extends Error {
  constructor() {
    super('Another worker has taken this job over');
    this.name = 'LeaseLost';
  }
}

/** Identifies one run of a job. */
type Claim = Pick<Job, 'id' | 'locked_by' | 'attempts'>;

/**
 * The leases of the jobs that this process runs. A lease is renewed while the handler runs, even if connections or worker pools break. It
 * expires only if it was not renewed for `leaseMs`.
 */
export class Leases {
  private readonly held = new Map<string, Claim>();
  /** The last jobs whose work is done. If the completion of a job could not be stored, the library runs the job again, and it is skipped. */
  private readonly done = new Set<string>();
  private readonly expired: ExpiredLeases;

  constructor(
    private readonly pool: Pool,
    private readonly times: LeaseTimes = LEASE_TIMES,
  ) {
    this.expired = new ExpiredLeases(pool, times, (id) => this.held.has(id));
  }

  /** Runs a job under its lease. @throws LeaseLost when an earlier run of it in this process has not ended. */
  async runUnderLease(job: Claim, work: () => Promise<void>): Promise<void> {
    if (this.done.has(job.id)) return;
    if (this.held.has(job.id)) throw new LeaseLost();
    this.held.set(job.id, job);
    try {
      await work();
      this.remember(job.id);
    } finally {
      this.held.delete(job.id);
    }
  }

  /** Renews one lease now, before a side effect. @throws LeaseLost, or what the database throws. */
  async check(job: Claim): Promise<void> {
    if (!(await this.renew(job))) throw new LeaseLost();
  }

  /**
   * Undoes the counting of this run as an attempt, because the job did not cause its failure. Repeats until the database answers, but tries
   * only once after the signal: a stop that interrupts the job also uses up no attempt.
   */
  async undoAttempt(job: Claim, signal: AbortSignal): Promise<void> {
    const sql = `UPDATE ${JOBS} SET attempts = greatest(0, attempts - 1) WHERE id = $1 AND locked_by = $2 AND attempts = $3`;
    do {
      try {
        await this.pool.query(sql, [job.id, job.locked_by, job.attempts]);
        return;
      } catch {
        await sleep(RETRY_PAUSE_MS, undefined, { ref: false });
      }
    } while (!signal.aborted);
  }

  /** Renews the leases of this process and frees expired ones, until the signal aborts. */
  async keep(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.renewAll()
        .then(() => this.expired.free())
        .catch(() => this.expired.forget());
      await untilAborted(signal, this.times.renewMs);
    }
  }

  private remember(jobId: string): void {
    this.done.add(jobId);
    const [oldest] = this.done;
    if (this.done.size > REMEMBERED && oldest !== undefined) this.done.delete(oldest);
  }

  private async renewAll(): Promise<void> {
    const claims = [...this.held.values()];
    if (claims.length === 0) return;
    const workers = claims.map(({ locked_by }) => locked_by);
    const sql = `WITH mine AS (
        UPDATE ${JOBS} SET locked_at = now() FROM unnest($1::bigint[], $2::text[], $3::int[]) AS c (id, worker, attempts)
        WHERE ${JOBS}.id = c.id AND locked_by = c.worker AND ${JOBS}.attempts = c.attempts)
      UPDATE ${QUEUES} SET locked_at = now() WHERE locked_by = ANY($2::text[])`;
    await this.pool.query(sql, [claims.map(({ id }) => id), workers, claims.map(({ attempts }) => attempts)]);
  }

  private async renew({ id, locked_by, attempts }: Claim): Promise<boolean> {
    const sql = `UPDATE ${JOBS} SET locked_at = now() WHERE id = $1 AND locked_by = $2 AND attempts = $3`;
    return (await this.pool.query(sql, [id, locked_by, attempts])).rowCount === 1;
  }
}
