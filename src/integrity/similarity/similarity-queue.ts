import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_CARD, notInvolved } from '../../../projections/article-card';
import type { SimilarityProblem, SimilarityRun, SimilarityRuns, SimilarityState } from '../../contracts';
import { CLOCK, type Clock } from '../../platform/clock';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { inTransaction, PG_POOL } from '../../platform/postgres';

/** A manuscript that is due: for its next step, or to be deleted at the service. */
export interface DueRun {
  id: string;
  articleId: string;
  revision: number;
  state: 'WAITING' | 'REMOVING';
  askedAt: Date;
  service: string | null;
  submissionId: string | null;
  attempts: number;
}

/** A run as the office of its article sees it. */
export interface StoredReport {
  id: string;
  revision: number;
  state: SimilarityState;
  askedAt: Date;
  /** The hashes of the manuscript that was sent; null before that, and for reports from before they were stored. */
  sentText: string | null;
  problem: SimilarityProblem | null;
  percent: number | null;
  madeAt: Date | null;
  service: string | null;
  submissionId: string | null;
}

interface Row extends Omit<SimilarityRun, 'lastTryAt' | 'nextTryAt'> {
  lastTryAt: Date | null;
  nextTryAt: Date | null;
  total: number;
}

/** A manuscript that was given up starts again, with the data that the service already has. */
const ASK = `INSERT INTO app.similarity_runs AS r (article_id, revision, asked_at, next_try_at) VALUES ($1, $2, $3, $3)
  ON CONFLICT (article_id, revision) WHERE state <> 'REMOVING' DO UPDATE SET state = 'WAITING', attempts = 0, asked_at = $3, next_try_at = $3, problem = NULL
  WHERE r.state = 'DEAD'`;
/** The report about a manuscript that was replaced makes way for the new one, and is deleted at the service. */
const MAKE_WAY = `UPDATE app.similarity_runs SET state = 'REMOVING', percent = NULL, made_at = NULL, problem = NULL, attempts = 0, next_try_at = $2
  WHERE id = $1 AND state IN ('DONE', 'DEAD')`;
const DUE = `SELECT id::text, article_id AS "articleId", revision, state, asked_at AS "askedAt", service, submission_id AS "submissionId", attempts
  FROM app.similarity_runs WHERE state IN ('WAITING', 'REMOVING') AND next_try_at <= $1 ORDER BY next_try_at, id LIMIT 1`;
/** Also for a manuscript that is to be removed meanwhile, so that it is deleted at the service too. */
const KEEP = `UPDATE app.similarity_runs SET service = $2, submission_id = $3, sent_text = $4 WHERE id = $1 RETURNING state`;
const LATER = `UPDATE app.similarity_runs SET next_try_at = $2, problem = NULL WHERE id = $1 AND state = 'WAITING'`;
const DONE = `UPDATE app.similarity_runs SET state = 'DONE', percent = $2, made_at = $3, last_try_at = $4, problem = NULL, attempts = attempts + 1
  WHERE id = $1 AND state = 'WAITING'`;
/** The outcome of a try is ignored after another outcome or a requested retry. */
const FAILED = `UPDATE app.similarity_runs SET state = CASE WHEN $5::timestamptz IS NULL AND state = 'WAITING' THEN 'DEAD' ELSE state END,
    attempts = attempts + 1, problem = $3, last_try_at = $4, next_try_at = coalesce($5, $4::timestamptz + interval '1 day')
  WHERE id = $1 AND attempts = $2`;
/** $1: keys of the viewer, who does not see the numbers of their own articles. */
const LIST = `SELECT r.id::text, c.number AS "articleId", c.article_id AS "leadsTo", r.revision, r.state, r.attempts, r.last_try_at AS "lastTryAt", r.problem,
    CASE WHEN r.state IN ('WAITING', 'REMOVING') THEN r.next_try_at END AS "nextTryAt",
    (SELECT count(*)::int FROM app.similarity_runs) AS total
  FROM app.similarity_runs r LEFT JOIN ${ARTICLE_CARD} c ON c.article_id = r.article_id AND ${notInvolved('$1')}
  ORDER BY r.id DESC LIMIT $2 OFFSET $3`;
const RETRY = `UPDATE app.similarity_runs SET state = CASE WHEN state = 'DEAD' THEN 'WAITING' ELSE state END, attempts = 0, next_try_at = $2,
    asked_at = CASE WHEN state = 'DEAD' THEN $2 ELSE asked_at END WHERE id::text = $1 AND state IN ('WAITING', 'DEAD', 'REMOVING')`;
const REPORTS = `SELECT id::text, revision, state, asked_at AS "askedAt", sent_text AS "sentText", problem, percent, made_at AS "madeAt", service, submission_id AS "submissionId"
  FROM app.similarity_runs WHERE article_id = $1 ORDER BY revision DESC`;

/** The manuscripts that are being processed by the similarity service. */
@Injectable()
export class SimilarityQueue {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param replaces the report about an earlier manuscript. @returns false when that revision is already queued, and was not given up. */
  ask(articleId: string, revision: number, replaces: string | null): Promise<boolean> {
    const now = this.clock.now();
    return inTransaction(this.pool, async (db) => {
      if (replaces !== null) await db.query(MAKE_WAY, [replaces, now]);
      return (await db.query(ASK, [articleId, revision, now])).rowCount === 1;
    });
  }

  async due(): Promise<DueRun | null> {
    return (await this.pool.query<DueRun>(DUE, [this.clock.now()])).rows[0] ?? null;
  }

  /**
   * Stores the service's id of the submission; null: it must be created again. @param sentText the hashes of the manuscript that is
   * sent now; null while none is at the service. @returns false when it is no longer needed.
   */
  async keep(
    { id }: DueRun,
    service: string | null,
    submissionId: string | null,
    sentText: string | null = null,
  ): Promise<boolean> {
    const { rows } = await this.pool.query<{ state: SimilarityState }>(KEEP, [id, service, submissionId, sentText]);
    return rows[0]?.state === 'WAITING';
  }

  /** The service is still working; it is polled again after the pause. */
  async later({ id }: DueRun, pause: number): Promise<void> {
    await this.pool.query(LATER, [id, new Date(this.clock.now().getTime() + pause)]);
  }

  async done({ id }: DueRun, percent: number, madeAt: string | null): Promise<void> {
    await this.pool.query(DONE, [id, percent, madeAt ?? this.clock.now(), this.clock.now()]);
  }

  /** @param pause milliseconds until the next try; null when there is none. */
  async failed({ id, attempts }: DueRun, problem: SimilarityProblem, pause: number | null): Promise<void> {
    const now = this.clock.now();
    const next = pause === null ? null : new Date(now.getTime() + pause);
    await this.pool.query(FAILED, [id, attempts, problem, now, next]);
  }

  async drop({ id }: Pick<DueRun, 'id'>): Promise<void> {
    await this.pool.query('DELETE FROM app.similarity_runs WHERE id = $1', [id]);
  }

  /** Handles a notification that something of a submission is ready: the service is polled immediately. */
  async ready(submissionId: string): Promise<boolean> {
    const sql = `UPDATE app.similarity_runs SET next_try_at = $2 WHERE submission_id = $1 AND state = 'WAITING'`;
    return (await this.pool.query(sql, [submissionId, this.clock.now()])).rowCount === 1;
  }

  /** @param page counts from 0. */
  async list(keys: readonly string[], page: number, size: number): Promise<SimilarityRuns> {
    const { rows } = await this.pool.query<Row>(LIST, [keys, size, page * size]);
    return { items: rows.map(toRun), total: rows[0]?.total ?? 0 };
  }

  /** Starts the tries again. @throws ApiProblem 404 also for a manuscript that is ready. */
  async retry(id: string): Promise<void> {
    const { rowCount } = await this.pool.query(RETRY, [id, this.clock.now()]);
    if (rowCount === 0) throw new ApiProblem('NOT_FOUND', 'There is no such entry.');
  }

  async reports(articleId: string): Promise<StoredReport[]> {
    return (await this.pool.query<StoredReport>(REPORTS, [articleId])).rows;
  }
}

const toRun = ({ total: _total, ...row }: Row): SimilarityRun => ({
  ...row,
  lastTryAt: row.lastTryAt?.toISOString() ?? null,
  nextTryAt: row.nextTryAt?.toISOString() ?? null,
});
