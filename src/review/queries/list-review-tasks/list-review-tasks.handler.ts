import { Inject } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { Pool } from 'pg';
import { ARTICLE_CARD, notInvolved, viewerId, viewerParameters } from '../../../../projections/article-card';
import { REVIEWER_ASSIGNMENTS } from '../../../../projections/reviewer-assignments';
import { type ReviewerTodo } from '../../../contracts';
import { CLOCK, type Clock } from '../../../platform/clock';
import { PG_POOL } from '../../../platform/postgres';
import { ListReviewTasks } from './list-review-tasks.query';
import { type TaskRow, toReviewTask } from './review-task';

const LIMIT = 1000;

/** Requests that were mailed to the reviewer, newest first; none to an article of their own (lifecycle, section 1). */
const SQL = `SELECT r.assignment_id, r.article_id, r.status, r.revision, r.mailed_at, r.decided_at, r.completed_at,
    r.answer_due_at, r.review_due_at, c.number, c.title, c.type_id
  FROM ${REVIEWER_ASSIGNMENTS} r JOIN ${ARTICLE_CARD} c USING (article_id)
  WHERE r.reviewer_id = ${viewerId('$1')} AND r.mailed_at IS NOT NULL AND r.status <> 'Removed'
    AND ${notInvolved('$1', '$2')}
  ORDER BY r.mailed_at DESC, r.assignment_id LIMIT ${LIMIT}`;

/** What waits for a reviewer, and what they have done (spec part 1, section 2, 'Reviewer screens'). */
@QueryHandler(ListReviewTasks)
export class ListReviewTasksHandler implements IQueryHandler<ListReviewTasks> {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ user }: ListReviewTasks): Promise<ReviewerTodo> {
    const { rows } = await this.pool.query<TaskRow>(SQL, viewerParameters(user));
    const now = this.clock.now();
    const all = rows.map((row) => toReviewTask(row, now));
    return {
      all,
      decide: all.filter((task) => task.status === 'Mailed'),
      pending: all.filter((task) => task.status === 'Accepted'),
      completed: all.filter((task) => task.status === 'Completed'),
    };
  }
}
