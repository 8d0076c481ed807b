import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import type { Assignment } from '../../article';
import type { ReviewDraft } from '../../contracts';
import { CLOCK, type Clock } from '../../platform/clock';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { PG_POOL } from '../../platform/postgres';

/** The last saved text, and how often it was saved. */
export interface StoredDraft {
  draft: ReviewDraft;
  saved: number;
}

/** One review open in two windows: the window that saves second gets this error (lifecycle, section 4 (12)). */
export const changedElsewhere = (): ApiProblem =>
  new ApiProblem('CONFLICT', 'This review was changed in another window since this one was opened.');

/** Autosaved reviews. */
@Injectable()
export class ReviewDrafts {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The last saved draft; null when nothing was saved since the review was sent. */
  async find(assignmentId: string): Promise<StoredDraft | null> {
    const { rows } = await this.pool.query<StoredDraft>(
      'SELECT draft, saved_count AS saved FROM app.review_drafts WHERE assignment_id = $1',
      [assignmentId],
    );
    return rows[0] ?? null;
  }

  /**
   * Saves over the version that a form was opened with. `seen`: how often it had been saved, 0 for never; undefined skips the check.
   * Returns the new number of saves; null when another form has saved or sent it meanwhile, and then nothing is written.
   */
  async save(
    articleId: string,
    { assignmentId, reviewerId }: Assignment,
    { draft, seen }: { draft: ReviewDraft; seen: number | undefined },
  ): Promise<number | null> {
    const { rows } = await this.pool.query<{ saved: number }>(
      `INSERT INTO app.review_drafts AS present (assignment_id, article_id, reviewer_id, draft, saved_at, saved_count)
       SELECT $1, $2, $3, $4::jsonb, $5::timestamptz, coalesce($6::integer, 0) + 1
       WHERE coalesce($6::integer, 0) = 0 OR EXISTS (SELECT FROM app.review_drafts WHERE assignment_id = $1)
       ON CONFLICT (assignment_id) DO UPDATE
         SET draft = excluded.draft, saved_at = excluded.saved_at, saved_count = present.saved_count + 1
         WHERE $6::integer IS NULL OR present.saved_count = $6::integer
       RETURNING saved_count AS saved`,
      [assignmentId, articleId, reviewerId, JSON.stringify(draft), this.clock.now(), seen ?? null],
    );
    return rows[0]?.saved ?? null;
  }

  async remove(assignmentId: string): Promise<void> {
    await this.pool.query('DELETE FROM app.review_drafts WHERE assignment_id = $1', [assignmentId]);
  }
}
