import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { newId } from '../../platform/clock';
import { EVENT_STORE, type EventStore } from '../../platform/event-store/port';
import { JOBS, type Jobs } from '../../platform/jobs';
import { type VerificationReport, verifyLog } from '../../platform/log-proof';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { LogKeeper } from './log-keeper';

const VERIFY_JOB = 'audit.verify';
const PROGRESS_EVERY_MS = 1_000;
/** A comparison that was interrupted, and whose job is gone, counts as ended without a result after this time. */
const LONGEST = '1 day';

/** A row of `app.log_verifications`. */
export interface VerificationRow {
  id: string;
  started_at: Date;
  finished_at: Date | null;
  done: number;
  total: number;
  report: VerificationReport | null;
}

/** Compares the whole log with its seals, one comparison at a time, as jobs: a comparison takes a minute for some million events. */
@Injectable()
export class Verifications implements OnModuleInit {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(JOBS) private readonly jobs: Jobs,
    private readonly keeper: LogKeeper,
  ) {}

  onModuleInit(): void {
    // No automatic retry: a person reads why a comparison failed and starts it again.
    this.jobs.register(VERIFY_JOB, ({ id }) => this.run(String(id)), {
      onExhausted: ({ id }) => this.end(String(id), null),
    });
  }

  /** Starts a comparison, or returns the running one. */
  async start(userId: string): Promise<VerificationRow> {
    const running = await this.newest();
    if (running?.finished_at === null) return running;
    const id = newId();
    // Without its job a comparison would count as running, and no one could start another.
    await inTransaction(this.pool, async (db) => {
      await db.query('INSERT INTO app.log_verifications (id, by_user) VALUES ($1, $2)', [id, userId]);
      await this.jobs.enqueue(VERIFY_JOB, { id }, { key: id, maxAttempts: 2, queue: VERIFY_JOB, client: db });
    });
    return this.byId(id);
  }

  async newest(): Promise<VerificationRow | null> {
    const { rows } = await this.pool.query<VerificationRow>(`${SELECT} ORDER BY started_at DESC LIMIT 1`);
    return rows[0] ?? null;
  }

  private async byId(id: string): Promise<VerificationRow> {
    const { rows } = await this.pool.query<VerificationRow>(`${SELECT} WHERE id = $1`, [id]);
    const [row] = rows;
    if (!row) throw new Error(`The verification ${id} is gone`);
    return row;
  }

  private async run(id: string): Promise<void> {
    let last = 0;
    const progress = async (done: number, total: number): Promise<void> => {
      if (done > 0 && Date.now() - last < PROGRESS_EVERY_MS) return;
      last = Date.now();
      await this.pool.query('UPDATE app.log_verifications SET done = $2, total = $3 WHERE id = $1', [id, done, total]);
    };
    const { publicKey } = this.keeper;
    await this.end(id, await verifyLog({ pool: this.pool, log: this.store.stored, publicKey, progress }));
  }

  private async end(id: string, report: VerificationReport | null): Promise<void> {
    await this.pool.query(
      'UPDATE app.log_verifications SET finished_at = now(), done = $2, report = $3 WHERE id = $1',
      [id, report?.sealed ?? 0, report === null ? null : JSON.stringify(report)],
    );
  }
}

const ENDED = `coalesce(finished_at, CASE WHEN started_at < now() - interval '${LONGEST}' THEN started_at + interval '${LONGEST}' END)`;
const SELECT = `SELECT id, started_at, ${ENDED} AS finished_at, done::float8, total::float8, report FROM app.log_verifications`;
