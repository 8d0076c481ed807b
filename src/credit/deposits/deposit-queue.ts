import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { REVIEWER_ASSIGNMENTS } from '../../../projections/reviewer-assignments';
import type { CreditProblem, Deposit, Deposits } from '../../contracts';
import { CLOCK, type Clock } from '../../platform/clock';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { PG_POOL } from '../../platform/postgres';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';
import { isCounted } from '../../thanks/public';
import { nextSending } from './next-sending';

/** A review that is due: to be sent, or to be deleted at ORCID. */
export interface DueDeposit {
  id: string;
  state: 'WAITING' | 'REMOVING';
  putCode: string | null;
  assignmentId: string;
  articleId: string;
  userId: string;
  attempts: number;
}

export interface DepositOutcome {
  /** Null when it is at ORCID. */
  problem: CreditProblem | null;
  putCode: string | null;
  /** Milliseconds until the next try; null when there is none. */
  pause: number | null;
}

interface Row extends Omit<Deposit, 'lastTryAt' | 'nextTryAt'> {
  lastTryAt: Date | null;
  nextTryAt: Date | null;
  total: number;
}

const ELSEWHERE = 'This entry is at an ORCID address that the journal no longer uses, so the journal cannot delete it.';

/** With fewer on one day, the authors of a manuscript could infer who its reviewers are. */
const FEWEST_MANUSCRIPTS = 3;
/** After this time, a review is sent even if too few others are waiting. */
const LONGEST_WAIT_MS = 183 * 86_400_000;

/** Reviews of people who agreed, about which the journal has decided. $1: the address; $2: now; $3: when they are sent. */
const NOTICE = `INSERT INTO app.orcid_deposits (assignment_id, site, article_id, user_id, queued_at, next_try_at)
  SELECT r.assignment_id, $1, r.article_id, c.user_id, $2, $3
  FROM app.orcid_consents c JOIN ${REVIEWER_ASSIGNMENTS} r ON r.reviewer_id = c.user_id::text
  WHERE c.ended_at IS NULL AND ${isCounted('r')}
    AND NOT EXISTS (SELECT FROM app.orcid_deposits d WHERE d.assignment_id = r.assignment_id
      AND (d.site = $1 OR d.state IN ('REMOVING', 'REMOVED', 'NOT_REMOVED'))) ON CONFLICT (assignment_id, site) DO NOTHING`;
const NEW_ONES = `state = 'WAITING' AND NOT released AND next_try_at <= $1`;
/** $1: now; $2: reviews queued before this moment have waited long enough. */
const RELEASE = `UPDATE app.orcid_deposits SET released = true WHERE ${NEW_ONES} AND EXISTS (
    SELECT FROM app.orcid_deposits WHERE ${NEW_ONES} HAVING count(DISTINCT article_id) >= ${FEWEST_MANUSCRIPTS} OR min(queued_at) < $2)`;
const POSTPONE = `UPDATE app.orcid_deposits SET next_try_at = $2 WHERE ${NEW_ONES}`;
const DUE = `SELECT id::text, state, put_code AS "putCode", assignment_id AS "assignmentId", article_id AS "articleId", user_id::text AS "userId", attempts
  FROM app.orcid_deposits d WHERE state IN ('WAITING', 'REMOVING') AND (released OR state = 'REMOVING') AND next_try_at <= $1 AND site = $2 ORDER BY next_try_at, d.id LIMIT 1`;
/** The outcome of a try is ignored after another outcome or a requested retry. */
const RECORD_OUTCOME = `UPDATE app.orcid_deposits SET state = $3, attempts = attempts + 1, last_try_at = $4, problem = $5, put_code = $6,
    next_try_at = $4::timestamptz + make_interval(secs => $7::float8 / 1000)
  WHERE id = $1 AND attempts = $2 AND state = 'WAITING'`;
/**
 * A review that cannot be deleted keeps its number: it is still at ORCID. One that was deleted while a change of the settings gave up its
 * removal is removed.
 */
const CONCLUDE_REMOVAL = `UPDATE app.orcid_deposits SET state = $3, attempts = attempts + 1, last_try_at = $4, problem = $5,
    put_code = CASE WHEN $3 = 'REMOVED' THEN NULL ELSE put_code END, next_try_at = $4::timestamptz + make_interval(secs => $6::float8 / 1000)
  WHERE id = $1 AND attempts = $2 AND (state = 'REMOVING' OR (state = 'NOT_REMOVED' AND $3 = 'REMOVED'))`;
const LIST = `SELECT id::text, state, attempts, last_try_at AS "lastTryAt", CASE WHEN state IN ('WAITING', 'REMOVING') THEN next_try_at END AS "nextTryAt",
    problem, (SELECT count(*)::int FROM app.orcid_deposits) AS total FROM app.orcid_deposits d ORDER BY d.id DESC LIMIT $1 OFFSET $2`;
const IS_HERE = 'site = (SELECT c.site FROM app.orcid_credit c)';
/** A review whose day has not come waits for the others. One at another address stays: no try would reach it. */
const RETRY = `UPDATE app.orcid_deposits SET state = CASE WHEN state = 'NOT_REMOVED' THEN 'REMOVING' ELSE 'WAITING' END, attempts = 0, next_try_at = $2
  WHERE id::text = $1 AND (state IN ('WAITING', 'DEAD') AND released OR state = 'NOT_REMOVED') AND ${IS_HERE}`;
const IS_ELSEWHERE = `SELECT FROM app.orcid_deposits WHERE id::text = $1 AND state = 'NOT_REMOVED' AND NOT ${IS_HERE}`;

/** The reviews to send to ORCID, and their outcomes. The row of a sent review stays, so that no review is sent twice. */
@Injectable()
export class DepositQueue {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  /** Queues the reviews that may be sent and are not queued yet. */
  async notice(site: string): Promise<void> {
    const now = this.clock.now();
    await this.pool.query(NOTICE, [site, now, await this.nextDay(now)]);
  }

  /**
   * Releases the reviews whose day has come: all of them or, while they are of too few manuscripts, none. Then they wait for the next day.
   */
  async release(): Promise<void> {
    const now = this.clock.now();
    await this.pool.query(RELEASE, [now, new Date(now.getTime() - LONGEST_WAIT_MS)]);
    await this.pool.query(POSTPONE, [now, await this.nextDay(now)]);
  }

  async due(site: string): Promise<DueDeposit | null> {
    return (await this.pool.query<DueDeposit>(DUE, [this.clock.now(), site])).rows[0] ?? null;
  }

  async recordOutcome({ id, attempts }: DueDeposit, { problem, putCode, pause }: DepositOutcome): Promise<void> {
    const state = problem === null ? 'SENT' : pause === null ? 'DEAD' : 'WAITING';
    await this.pool.query(RECORD_OUTCOME, [id, attempts, state, this.clock.now(), problem, putCode, pause ?? 0]);
  }

  /** @param pause milliseconds until the next try; null when there is none. */
  async concludeRemoval(due: DueDeposit, problem: CreditProblem | null, pause: number | null): Promise<void> {
    const state = problem === null ? 'REMOVED' : pause === null ? 'NOT_REMOVED' : 'REMOVING';
    await this.pool.query(CONCLUDE_REMOVAL, [due.id, due.attempts, state, this.clock.now(), problem, pause ?? 0]);
  }

  /** Removes a review that may no longer be sent. It is queued again when it may. */
  async drop({ id }: DueDeposit): Promise<void> {
    await this.pool.query(`DELETE FROM app.orcid_deposits WHERE id = $1 AND state = 'WAITING'`, [id]);
  }

  /** @param page counts from 0. */
  async list(page: number, size: number): Promise<Deposits> {
    const { rows } = await this.pool.query<Row>(LIST, [size, page * size]);
    return { items: rows.map(toDeposit), total: rows[0]?.total ?? 0 };
  }

  /**
   * Starts the tries again. @throws ApiProblem 404 also for a review that was sent, or whose day has not come; 409 for one at an address
   * that the journal no longer uses.
   */
  async retry(id: string): Promise<void> {
    const { rowCount } = await this.pool.query(RETRY, [id, this.clock.now()]);
    if (rowCount !== 0) return;
    const elsewhere = await this.pool.query(IS_ELSEWHERE, [id]);
    if (elsewhere.rowCount !== 0) throw new ApiProblem('CONFLICT', ELSEWHERE);
    throw new ApiProblem('NOT_FOUND', 'There is no such entry.');
  }

  private async nextDay(now: Date): Promise<Date> {
    return nextSending(now, (await this.settings.current()).timeZone);
  }
}

const toDeposit = ({ total: _total, ...row }: Row): Deposit => ({
  ...row,
  lastTryAt: row.lastTryAt?.toISOString() ?? null,
  nextTryAt: row.nextTryAt?.toISOString() ?? null,
});
