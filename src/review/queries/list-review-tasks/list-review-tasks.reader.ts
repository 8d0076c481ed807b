import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_CARD, keysOfViewer, notInvolved, viewerId } from '../../../../projections/article-card';
import { REVIEWER_ASSIGNMENTS } from '../../../../projections/reviewer-assignments';
import { type ReviewerTodo } from '../../../contracts';
import { CLOCK, type Clock } from '../../../platform/clock';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { PG_POOL } from '../../../platform/postgres';
import { SETTINGS, type SettingsReader } from '../../../platform/settings';
import { isAnswerable, type TaskRow, toReviewTask } from './review-task';

const LIMIT = 1000;

/** Requests that were mailed to the reviewer, newest first; none for their own articles (lifecycle, section 1). */
const SQL = `SELECT r.assignment_id, r.article_id, r.status, r.revision, r.mailed_at, r.decided_at, r.completed_at,
    r.answer_due_at, r.review_due_at, r.present_revision, c.number, c.title, c.type_id,
    c.status AS article_status, d.draft
  FROM (SELECT * FROM ${REVIEWER_ASSIGNMENTS} r
    WHERE r.reviewer_id = ${viewerId('$1')} AND r.mailed_at IS NOT NULL AND r.status <> 'Removed'
      AND ${notInvolved('$1', 'r')}
    ORDER BY r.mailed_at DESC, r.assignment_id LIMIT ${LIMIT}) r
  JOIN LATERAL (SELECT * FROM ${ARTICLE_CARD} c WHERE c.article_id = r.article_id OFFSET 0) c ON true
  LEFT JOIN app.review_drafts d ON d.assignment_id = r.assignment_id AND r.status = 'Accepted'
  ORDER BY r.mailed_at DESC, r.assignment_id`;

interface ListReviewTasks {
  user: RequestUser;
}

/** A reviewer's open and completed requests (spec part 1, section 2, 'Reviewer screens'). */
@Injectable()
export class ListReviewTasksReader {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  async read({ user }: ListReviewTasks): Promise<ReviewerTodo> {
    const { rows } = await this.pool.query<TaskRow>(SQL, [keysOfViewer(user)]);
    const { timeZone } = await this.settings.current();
    const today = { now: this.clock.now(), timeZone };
    const all = rows.map((row) => toReviewTask(row, today));
    return {
      all,
      decide: rows.filter(isAnswerable).map((row) => toReviewTask(row, today)),
      pending: all.filter((task) => task.status === 'Accepted'),
      completed: all.filter((task) => task.status === 'Completed'),
    };
  }
}
