import type { ArticleCardRow } from '../../../../projections/article-card';
import type { ReviewerAssignmentRow } from '../../../../projections/reviewer-assignments';
import { ARTICLE_TYPES, type ReviewTask } from '../../../contracts';
import { articleLabel } from '../../../submission/public';

export type TaskRow = Pick<
  ReviewerAssignmentRow,
  | 'assignment_id'
  | 'article_id'
  | 'status'
  | 'revision'
  | 'mailed_at'
  | 'decided_at'
  | 'completed_at'
  | 'answer_due_at'
  | 'review_due_at'
> &
  Pick<ArticleCardRow, 'number' | 'title' | 'type_id'>;

const DAY = 86_400_000;

/** The date that counts now: of the answer while it is awaited, of the review once accepted. */
function dueOf(row: TaskRow): Date | null {
  if (row.status === 'Mailed') return row.answer_due_at;
  return row.status === 'Accepted' ? row.review_due_at : null;
}

/** Whole days since a date has passed; null while it has not. */
export const daysPast = (due: Date | null, now: Date): number | null =>
  due === null || due >= now ? null : Math.floor((now.getTime() - due.getTime()) / DAY);

/** A request as its reviewer's lists show it. */
export function toReviewTask(row: TaskRow, now: Date): ReviewTask {
  const due = dueOf(row);
  return {
    id: row.assignment_id,
    articleId: row.article_id,
    articleNumber: row.number,
    label: articleLabel(row.number, row.revision, row.title),
    articleTitle: row.title,
    typeName: ARTICLE_TYPES.find((type) => type.id === row.type_id)?.name ?? null,
    status: row.status,
    revision: row.revision,
    mailedDate: row.mailed_at?.toISOString() ?? null,
    decidedDate: row.decided_at?.toISOString() ?? null,
    completedDate: row.completed_at?.toISOString() ?? null,
    dueDate: due?.toISOString() ?? null,
    overdueDays: daysPast(due, now),
  };
}
