import type { ArticleCardRow } from '../../../../projections/article-card';
import type { ReviewerAssignmentRow } from '../../../../projections/reviewer-assignments';
import { type ArticleState, isKnownToReviewer, OPEN_ROUND_STATUSES } from '../../../article';
import { articleLabel } from '../../../article-desk/public';
import {
  ARTICLE_TYPES,
  missingInReview,
  overdueDays,
  REVIEW_FIELDS,
  type ReviewDraft,
  type ReviewTask,
} from '../../../contracts';

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
  | 'present_revision'
> &
  Pick<ArticleCardRow, 'number' | 'title' | 'type_id'> & {
    article_status: ArticleCardRow['status'];
    /** The draft of a review in progress. */
    draft: ReviewDraft | null;
  };

/** A late answer still counts while the revision is under review (lifecycle, section 3, 'No answer'). */
export const isAnswerable = (row: TaskRow): boolean =>
  row.status === 'Mailed' ||
  (row.status === 'No answer' && row.present_revision && OPEN_ROUND_STATUSES.includes(row.article_status));

/** The relevant date: of the answer while it can be given, of the review after acceptance. */
function dueOf(row: TaskRow): Date | null {
  if (isAnswerable(row)) return row.answer_due_at;
  return row.status === 'Accepted' ? row.review_due_at : null;
}

/** A request as its reviewer's lists show it. */
export function toReviewTask(row: TaskRow, { now, timeZone }: { now: Date; timeZone: string }): ReviewTask {
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
    overdueDays: overdueDays(due, now, timeZone),
    answeredFields: row.draft && REVIEW_FIELDS.length - missingInReview(row.draft).length,
  };
}

const dateOf = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

/** The requests of one article as its reviewer's lists show them, from the article's own state. */
export function reviewTasksIn(
  state: ArticleState,
  reviewerId: string,
  today: { now: Date; timeZone: string },
): ReviewTask[] {
  const own = state.assignments.filter((one) => one.reviewerId === reviewerId && isKnownToReviewer(one));
  return own.map((one) => {
    const row: TaskRow = {
      ...{ assignment_id: one.assignmentId, article_id: state.id, status: one.status, revision: one.revision },
      ...{ mailed_at: dateOf(one.mailedAt), decided_at: dateOf(one.decidedAt), completed_at: dateOf(one.completedAt) },
      ...{ answer_due_at: dateOf(one.answerDueAt), review_due_at: dateOf(one.reviewDueAt) },
      present_revision: one.revision === state.revision,
      ...{ number: state.number, title: state.fields.articleTitle, type_id: state.fields.typeId },
      article_status: state.status,
      draft: null,
    };
    return toReviewTask(row, today);
  });
}
