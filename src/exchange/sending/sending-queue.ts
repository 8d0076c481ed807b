import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import type { PackageSending, PackageSendings, SendingProblem, SendingTarget } from '../../contracts';
import { EVENT_STORE, type EventStore, type RecordedEvent } from '../../platform/event-store/port';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { PG_POOL } from '../../platform/postgres';

/** A package that is due. */
export interface DueSending {
  id: string;
  event_id: string;
  article_id: string;
  number: string;
  accepted_at: Date;
  attempts: number;
}

interface Row extends Omit<PackageSending, 'acceptedAt' | 'lastTryAt' | 'nextTryAt'> {
  acceptedAt: Date;
  lastTryAt: Date | null;
  nextTryAt: Date | null;
  total: number;
}

const INSERT = `INSERT INTO app.package_sendings (event_id, article_id, number, accepted_at)
  SELECT $1, $2, $3, $4 WHERE EXISTS (SELECT FROM app.sending_rule WHERE target <> 'off') ON CONFLICT (event_id) DO NOTHING`;
const DUE = `SELECT id::text, event_id, article_id, number, accepted_at, attempts FROM app.package_sendings
  WHERE state = 'WAITING' AND next_try_at <= now() ORDER BY next_try_at, package_sendings.id LIMIT 1`;
/** The outcome of a try is ignored after another outcome or a requested retry. */
const RECORD_OUTCOME = `UPDATE app.package_sendings SET state = $3, attempts = attempts + 1, last_try_at = now(), target = $4,
    problem = $5, next_try_at = now() + make_interval(secs => $6::float8 / 1000)
  WHERE id = $1 AND attempts = $2 AND state = 'WAITING'`;
const LIST = `SELECT id::text, article_id AS "articleId", number, accepted_at AS "acceptedAt", state, attempts, target,
    last_try_at AS "lastTryAt", CASE WHEN state = 'WAITING' THEN next_try_at END AS "nextTryAt", problem,
    (SELECT count(*)::int FROM app.package_sendings) AS total
  FROM app.package_sendings ORDER BY accepted_at DESC, package_sendings.id DESC LIMIT $1 OFFSET $2`;
const RETRY = `UPDATE app.package_sendings SET state = 'WAITING', attempts = 0, next_try_at = now() WHERE id::text = $1`;
/** Sent packages are shown for a month, given-up ones for three. */
const TIDY = `DELETE FROM app.package_sendings WHERE state = 'SENT' AND last_try_at < now() - interval '30 days'
  OR state = 'DEAD' AND last_try_at < now() - interval '90 days'`;

export interface Outcome {
  target: SendingTarget;
  /** Null when it has arrived. */
  problem: SendingProblem | null;
  /** Milliseconds until the next try; null when there is none. */
  pause: number | null;
}

/** The packages to send, and their outcomes. */
@Injectable()
export class SendingQueue {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  /** Queues the package of an article that this event has accepted, once, if the rule requires it. Returns true when it is now queued. */
  async add(event: RecordedEvent): Promise<boolean> {
    const [begun] = await this.store.readStream(event.streamId, { max: 1 });
    if (!begun) return false;
    const { articleId, number } = begun.data as { articleId: string; number: string };
    const { rowCount } = await this.pool.query(INSERT, [event.id, articleId, number, event.metadata.at]);
    return rowCount === 1;
  }

  async due(): Promise<DueSending | null> {
    return (await this.pool.query<DueSending>(DUE)).rows[0] ?? null;
  }

  /** When the next package is due; null when none is waiting. */
  async nextAt(): Promise<Date | null> {
    const sql = `SELECT min(next_try_at) AS at FROM app.package_sendings WHERE state = 'WAITING'`;
    return (await this.pool.query<{ at: Date | null }>(sql)).rows[0]?.at ?? null;
  }

  async recordOutcome({ id, attempts }: DueSending, { target, problem, pause }: Outcome): Promise<void> {
    const state = problem === null ? 'SENT' : pause === null ? 'DEAD' : 'WAITING';
    await this.pool.query(RECORD_OUTCOME, [id, attempts, state, target, problem, pause ?? 0]);
  }

  /** @param page counts from 0. */
  async list(page: number, size: number): Promise<PackageSendings> {
    const { rows } = await this.pool.query<Row>(LIST, [size, page * size]);
    return { items: rows.map(toSending), total: rows[0]?.total ?? 0 };
  }

  /** Starts the tries again, also for a package that has arrived. @throws ApiProblem 404 */
  async retry(id: string): Promise<void> {
    const { rowCount } = await this.pool.query(RETRY, [id]);
    if (rowCount === 0) throw new ApiProblem('NOT_FOUND', 'There is no such package.');
  }

  async tidy(): Promise<void> {
    await this.pool.query(TIDY);
  }
}

const toSending = ({ total: _total, ...row }: Row): PackageSending => ({
  ...row,
  acceptedAt: row.acceptedAt.toISOString(),
  lastTryAt: row.lastTryAt?.toISOString() ?? null,
  nextTryAt: row.nextTryAt?.toISOString() ?? null,
});
