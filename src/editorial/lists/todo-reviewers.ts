import type { Pool } from 'pg';
import { REVIEWER_ASSIGNMENTS, type ReviewerAssignmentRow } from '../../../projections/reviewer-assignments';
import { fullName, overdueDays, type TodoReviewer } from '../../contracts';
import type { People } from '../../identity/public';

type Row = Pick<
  ReviewerAssignmentRow,
  'assignment_id' | 'article_id' | 'reviewer_id' | 'answer_due_at' | 'review_due_at'
> &
  Pick<TodoReviewer, 'status'>;

const SQL = `SELECT assignment_id, article_id, reviewer_id, status, answer_due_at, review_due_at FROM ${REVIEWER_ASSIGNMENTS}
  WHERE article_id = ANY ($1) AND present_revision AND status IN ('Selected', 'Mailed', 'Accepted', 'Completed')
  ORDER BY selected_at, assignment_id`;

const dueAt = ({ status, answer_due_at, review_due_at }: Row): Date | null =>
  status === 'Mailed' ? answer_due_at : status === 'Accepted' ? review_due_at : null;

interface Today {
  now: Date;
  timeZone: string;
}

/** The reviewers of the present revision of all these articles, by article: two queries, however many articles there are. */
export async function todoReviewers(
  pool: Pool,
  people: People,
  articleIds: readonly string[],
  { now, timeZone }: Today,
): Promise<Map<string, TodoReviewer[]>> {
  const { rows } = await pool.query<Row>(SQL, [articleIds]);
  const names = await people.byIds([...new Set(rows.map((row) => row.reviewer_id))]);
  const found = new Map<string, TodoReviewer[]>();
  for (const row of rows) {
    const person = names.get(row.reviewer_id);
    const reviewer: TodoReviewer = {
      requestId: row.assignment_id,
      name: person ? fullName(person) : 'Unknown reviewer',
      status: row.status,
      overdueDays: overdueDays(dueAt(row), now, timeZone),
    };
    found.set(row.article_id, [...(found.get(row.article_id) ?? []), reviewer]);
  }
  return found;
}
