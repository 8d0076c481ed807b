import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import type { Assignment } from '../../article';
import type { ReviewDraft } from '../../contracts';
import { CLOCK, type Clock } from '../../platform/clock';
import { PG_POOL } from '../../platform/postgres';

/** Autosaved reviews. */
@Injectable()
export class ReviewDrafts {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** What was typed last; null when nothing was saved since the review was sent. */
  async find(assignmentId: string): Promise<ReviewDraft | null> {
    const { rows } = await this.pool.query<{ draft: ReviewDraft }>(
      'SELECT draft FROM app.review_drafts WHERE assignment_id = $1',
      [assignmentId],
    );
    return rows[0]?.draft ?? null;
  }

  async save(articleId: string, { assignmentId, reviewerId }: Assignment, draft: ReviewDraft): Promise<void> {
    await this.pool.query(
      `INSERT INTO app.review_drafts (assignment_id, article_id, reviewer_id, draft, saved_at)
       VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (assignment_id) DO UPDATE SET draft = excluded.draft, saved_at = excluded.saved_at`,
      [assignmentId, articleId, reviewerId, JSON.stringify(draft), this.clock.now()],
    );
  }

  async remove(assignmentId: string): Promise<void> {
    await this.pool.query('DELETE FROM app.review_drafts WHERE assignment_id = $1', [assignmentId]);
  }
}
