import type { Pool } from 'pg';
import { REVIEWER_ASSIGNMENTS, type ReviewerAssignmentRow } from '../../../projections/reviewer-assignments';
import { dueOfRequest, fullName, overdueDays, t, type TodoReviewer } from '../../contracts';
import type { NamedPerson } from '../../identity/public';

type TodoRequestRow = Pick<
  ReviewerAssignmentRow,
  'assignment_id' | 'article_id' | 'reviewer_id' | 'answer_due_at' | 'review_due_at'
> &
  Pick<TodoReviewer, 'status'>;

const SQL = `SELECT assignment_id, article_id, reviewer_id, status, answer_due_at, review_due_at FROM ${REVIEWER_ASSIGNMENTS}
  WHERE article_id = ANY ($1) AND present_revision AND status IN ('Selected', 'Mailed', 'Accepted', 'Completed')
  ORDER BY selected_at, assignment_id`;

const dueAt = ({ status, answer_due_at, review_due_at }: TodoRequestRow): Date | null =>
  dueOfRequest(status, answer_due_at, review_due_at);

interface Today {
  now: Date;
  timeZone: string;
}

/** The requests of the present revision of all these articles, in one query. */
export async function todoRequests(pool: Pool, articleIds: readonly string[]): Promise<TodoRequestRow[]> {
  return (await pool.query<TodoRequestRow>(SQL, [articleIds])).rows;
}

/** The reviewers of these requests, by article. `names`: the names of all reviewers, by account. */
export function todoReviewers(
  rows: readonly TodoRequestRow[],
  names: ReadonlyMap<string, NamedPerson>,
  { now, timeZone }: Today,
): Map<string, TodoReviewer[]> {
  const found = new Map<string, TodoReviewer[]>();
  for (const row of rows) {
    const person = names.get(row.reviewer_id);
    const reviewer: TodoReviewer = {
      requestId: row.assignment_id,
      name: person ? fullName(person) : t('Unknown reviewer'),
      status: row.status,
      overdueDays: overdueDays(dueAt(row), now, timeZone),
    };
    const others = found.get(row.article_id);
    if (others) others.push(reviewer);
    else found.set(row.article_id, [reviewer]);
  }
  return found;
}
