import type { Pool, PoolClient } from 'pg';
import { BackOff } from '../../contracts';
import { inPipeline } from '../postgres';
import { HEARTBEAT, type HeartbeatTimes, keepHeartbeat, noticeLossOfClient } from './heartbeat';
import { untilAborted } from './until-aborted';

export interface LeadershipOptions {
  pool: Pool;
  /** Name of the leadership, the same in every process. The advisory lock's key is its hash. */
  name: string;
  /** True: any number of processes hold the lock together, but not with one that holds it alone. */
  shared?: boolean;
  /**
   * Called once this process holds the lock. Must return after `signal` aborts, with nothing left running. Use `client` for all writes that
   * must not happen in two processes at the same time: it owns the lock, so lock and writer die together. It is in pipeline mode.
   */
  lead(client: PoolClient, signal: AbortSignal): Promise<void>;
  onTrouble?(error: Error): void;
  /** Called again and again while another process holds the lock: earlier troubles of this process are over, since that one does the work. */
  onFollowing?(): void;
  heartbeat?: HeartbeatTimes;
}

/** How often a waiting process tries the lock. The server frees it as soon as the holder's connection ends. */
const ASK_EVERY_MS = 200;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1_000;

/** Runs something in one process at a time, by a Postgres advisory lock, with takeover when the holder dies. */
export class Leadership {
  private readonly ending = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private leads = false;

  constructor(private readonly options: LeadershipOptions) {}

  get isLeader(): boolean {
    return this.leads;
  }

  start(): void {
    this.running = this.run();
  }

  /** Releases the lock. Resolves when `lead` has returned. */
  async stop(): Promise<void> {
    this.ending.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const backOff = new BackOff(FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
    while (!this.ending.signal.aborted) {
      const startedAt = Date.now();
      try {
        await this.holdOnce();
      } catch (error) {
        this.options.onTrouble?.(error instanceof Error ? error : new Error(String(error)));
      }
      backOff.resetAfterLong(startedAt);
      await untilAborted(this.ending.signal, backOff.next());
    }
  }

  private async holdOnce(): Promise<void> {
    const client = await this.options.pool.connect();
    const lost = new AbortController();
    const onLost = (): void => lost.abort();
    client.on('error', onLost).on('end', onLost);
    const signal = AbortSignal.any([this.ending.signal, lost.signal]);
    inPipeline(client);
    const endHeartbeat = keepHeartbeat(client, this.options.heartbeat ?? HEARTBEAT);
    try {
      await noticeLossOfClient(client);
      if (!(await this.acquireLock(client, signal))) return;
      this.leads = true;
      await this.options.lead(client, signal);
    } finally {
      this.leads = false;
      endHeartbeat();
      // Closing the connection frees the lock, even if the connection is already broken.
      client.release(true);
    }
  }

  private async acquireLock(client: PoolClient, signal: AbortSignal): Promise<boolean> {
    while (!signal.aborted) {
      const sql = `SELECT pg_try_advisory_lock${this.options.shared ? '_shared' : ''}(hashtextextended($1, 0)) AS held`;
      const { rows } = await client.query<{ held: boolean }>(sql, [this.options.name]);
      if (rows[0]?.held) return true;
      this.options.onFollowing?.();
      await untilAborted(signal, ASK_EVERY_MS);
    }
    return false;
  }
}

/**
 * True if some process leads. The lock is taken for the duration of the statement: a process that tries to get it at this moment retries.
 * @throws what the database throws.
 */
export async function hasLeader(pool: Pool, name: string): Promise<boolean> {
  const sql = 'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS free';
  const { rows } = await pool.query<{ free: boolean }>(sql, [name]);
  return rows[0]?.free === false;
}
