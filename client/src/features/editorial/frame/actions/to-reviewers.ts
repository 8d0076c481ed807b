import type { ArticleReviewerView, ArticleView, TodoReviewer } from '@contracts';
import { daysBetween } from '../../../../shared/display/format';

/** Whole days past the due date of an open request; 0 if it is not late. */
export function lateDays({ status, answerDueDate, reviewDueDate }: ArticleReviewerView, now: Date): number {
  const due = status === 'Mailed' ? answerDueDate : status === 'Accepted' ? reviewDueDate : null;
  return due === null ? 0 : Math.max(0, daysBetween(due, now));
}

const LISTED: readonly string[] = ['Selected', 'Mailed', 'Accepted', 'Completed'] satisfies TodoReviewer['status'][];
const isListed = (request: ArticleReviewerView): request is ArticleReviewerView & Pick<TodoReviewer, 'status'> =>
  LISTED.includes(request.status);

/** The reviewers of the present revision, as the to-do list has them. */
export const toReviewers = ({ articleReviewer, revision }: ArticleView, now: Date): TodoReviewer[] =>
  articleReviewer
    .filter((request) => request.revision === revision)
    .filter(isListed)
    .map((request) => ({
      requestId: request.id,
      name: `${request.reviewer.firstName} ${request.reviewer.lastName}`,
      status: request.status,
      overdueDays: lateDays(request, now) || null,
    }));
