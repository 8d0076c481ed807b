import { onReviewed, row } from './route-row';

const STAFF = 'E S AE W';

/** api.md, 'Reviewing', and what 'Editorial side' has about reviewers. Without a key, a request is its reviewer's alone. */
export const REVIEW_ROUTES = [
  row('GET /article/reviewer/todo-list', 'R E S AE W'),
  onReviewed('GET /article/:id/review-request/:articleReviewerId', 'all', 'reviewer'),
  onReviewed('POST /article/:id/review-response/:articleReviewerId', 'all', 'reviewer', { query: '?response=true' }),
  onReviewed('GET /article/:id/get-review/:reviewId', 'all', 'own reviewer associate office'),
  onReviewed('POST /article/:id/draft-review/:reviewId', 'all', 'reviewer'),
  onReviewed('POST /article/:id/submit-review/:reviewId', 'all', 'reviewer'),
  onReviewed('GET /article/:id/reviewer/list', 'all', 'associate office'),
  onReviewed('POST /article/:id/set-reviewers-count', STAFF, 'associate office'),
  onReviewed('POST /article/:id/reviewer', STAFF, 'associate office'),
  onReviewed('POST /article/:id/reviewer/delete', STAFF, 'associate office'),
  onReviewed('POST /article/:id/assign-same-reviewers', STAFF, 'associate office'),
  onReviewed('POST /article/:id/review/:reviewId/due-date', STAFF, 'associate office'),
  onReviewed('POST /article/:id/review/:reviewId/send-back', STAFF, 'associate office'),
  onReviewed('POST /article/:id/review/:reviewId/cancel', STAFF, 'associate office'),
  onReviewed('GET /article/:id/review/:reviewId/mail-suggestion', STAFF, 'associate office'),
  onReviewed('POST /article/:id/review/:reviewId/send-mail', STAFF, 'associate office'),
  onReviewed('POST /article/:id/review/send-mail-to-all', STAFF, 'associate office'),
];
