import { onArticle, onRequest, type RouteRow, row } from './route-row';

const STAFF = 'E S AE W';
/** 'E S, assigned AE' of api.md. */
const EDITORS = 'associate office';
/** `staff` of api.md. */
const READERS = 'associate office';
const MAIL = { to: ['other-reviewer@example.org'], subject: 'A subject', text: '<p>A text.</p>' };
const ANOTHER_REVIEWER = '?reviewerId=:anotherReviewer';

/** Only the invited reviewer can access a request; other reviewers get 404. */
const ownRequestAlone = (route: string, options: Parameters<typeof onRequest>[4] = {}): RouteRow[] => [
  onRequest(route, 'all', 'reviewer', 'own request', options),
  onRequest(route, 'all', '', 'a request', { ...options, hiddenFrom: 'reviewer' }),
];

/** api.md, 'Reviewing', and the reviewer calls of 'Editorial side'. Without a key, only its reviewer can access a request. */
export const REVIEW_ROUTES = [
  row('GET /article/reviewer/todo-list', 'R E S AE W'),
  ...ownRequestAlone('GET /article/:id/review-request/:articleReviewerId'),
  ...ownRequestAlone('POST /article/:id/review-response/:articleReviewerId', { query: '?response=true' }),
  onRequest('GET /article/:id/get-review/:reviewId', 'all', `reviewer ${READERS}`, 'own request', {
    hiddenFrom: 'own',
  }),
  // Before a decision neither authors nor other reviewers can see a review (lifecycle, section 3, 'Review mode').
  onRequest('GET /article/:id/get-review/:reviewId', 'all', READERS, 'a request', { hiddenFrom: 'own reviewer' }),
  ...ownRequestAlone('POST /article/:id/draft-review/:reviewId'),
  ...ownRequestAlone('POST /article/:id/submit-review/:reviewId'),
  ...ownRequestAlone('POST /article/:id/review-file/:reviewId'),
  ...ownRequestAlone('POST /article/:id/review-file/:reviewId/delete'),
  ...ownRequestAlone('POST /article/:id/review-publication/:reviewId/withdraw'),
  onArticle('GET /article/:id/reviewer/list', 'all', READERS),
  onArticle('GET /article/:id/reviewer-conflicts', 'all', READERS),
  onArticle('POST /article/:id/reviewer/recognise', STAFF, READERS, { body: { text: 'anna@example.org' } }),
  onArticle('POST /article/:id/set-reviewers-count', STAFF, EDITORS, { query: '?count=3' }),
  onArticle('POST /article/:id/alternates', STAFF, EDITORS, { body: { reviewerIds: [], automatic: false } }),
  onArticle('POST /article/:id/reviewer', STAFF, EDITORS, { query: ANOTHER_REVIEWER }),
  onArticle('POST /article/:id/reviewer/delete', STAFF, EDITORS, { query: ANOTHER_REVIEWER }),
  onArticle('POST /article/:id/assign-same-reviewers', STAFF, EDITORS),
  onRequest('POST /article/:id/review/:reviewId/due-date', STAFF, EDITORS, 'a request', {
    body: { date: '2027-01-01' },
  }),
  onRequest('POST /article/:id/review/:reviewId/send-back', STAFF, EDITORS, 'a request', { body: { reason: 'Short' } }),
  onRequest('POST /article/:id/review/:reviewId/cancel', STAFF, EDITORS, 'a request'),
  onRequest('GET /article/:id/review/:reviewId/mail-suggestion', STAFF, READERS, 'a request'),
  onRequest('POST /article/:id/review/:reviewId/send-mail', STAFF, EDITORS, 'a request', { body: MAIL }),
  onArticle('POST /article/:id/review/send-mail-to-all', STAFF, EDITORS, { body: MAIL }),
];
