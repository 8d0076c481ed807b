import type { ArticleReviewerView, ArticleView, TodoReviewer } from '@contracts';

const LISTED: readonly string[] = ['Selected', 'Mailed', 'Accepted', 'Completed'] satisfies TodoReviewer['status'][];
const isListed = (request: ArticleReviewerView): request is ArticleReviewerView & Pick<TodoReviewer, 'status'> =>
  LISTED.includes(request.status);

/** The reviewers of the present revision, as the to-do list has them. */
export const toReviewers = ({ articleReviewer, revision }: ArticleView): TodoReviewer[] =>
  articleReviewer
    .filter((request) => request.revision === revision)
    .filter(isListed)
    .map((request) => ({
      requestId: request.id,
      name: `${request.reviewer.firstName} ${request.reviewer.lastName}`,
      status: request.status,
      overdueDays: request.overdueDays,
    }));
