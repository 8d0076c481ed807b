import { onArticle, row } from './route-row';

const STAFF = 'E S AE W';
const MAIL = { to: ['other-author@example.org'], subject: 'A subject', text: '<p>A text.</p>' };
const ADVICE = { comment: '<p>Weak.</p>', status: 'DIRECT_REJECT', description: '' };

/** api.md, 'Editorial side': check, to-do lists, decisions and forwarding. */
export const EDITORIAL_ROUTES = [
  row('GET /article/assistant/new-articles', 'E S W'),
  row('GET /article/editor/article-list', 'E S W'),
  row('GET /article/associate/article-list', 'AE'),
  row('GET /article/todo-counts', 'E S AE W'),
  row('GET /article/waiting-longest', 'E S AE W'),
  row('GET /article/associate/my-articles', 'AE'),
  row('GET /article/associate/workload', STAFF),
  row('GET /article/editor/reviewers-stats', STAFF, { query: '?from=2026-01-01&to=2026-12-31' }),
  row('GET /article/editor/associates-stats', STAFF, { query: '?from=2026-01-01&to=2026-12-31' }),
  row('GET /article/editor/journal-stats', STAFF, { query: '?from=2026-01-01&to=2026-12-31' }),
  row('GET /article/editor/reviewers-stats.pdf', STAFF),
  row('GET /article/editor/associates-stats.pdf', STAFF),
  row('GET /article/editor/journal-stats.pdf', STAFF),
  row('GET /reviewers-of-year', 'E S W'),
  row('GET /reviewers-of-year/thanks', 'E S W', { query: '?year=2026' }),
  onArticle('GET /article/:id/assistant/get-correction-mails', 'E S W', 'office'),
  onArticle('GET /article/:id/assistant/get-reject-mail', 'E S W', 'office'),
  onArticle('POST /article/:id/assistant/correction', 'E S W', 'office', { body: { ...MAIL, reason: 'Figures' } }),
  onArticle('POST /article/:id/assistant/decide', 'E S W', 'office', {
    body: { accept: true, guidelinesChecked: true },
  }),
  onArticle('GET /article/:id/associates', 'all', 'associate office'),
  onArticle('GET /article/:id/editor/get-associate-mails', STAFF, 'associate office'),
  onArticle('POST /article/:id/editor/assign-associate', STAFF, 'associate office', {
    query: '?associateId=:anotherAssociate',
    body: MAIL,
  }),
  onArticle('POST /article/:id/return-to-assistant', 'E AE W', 'associate office'),
  onArticle('POST /article/:id/resume-review', 'E S W', 'office'),
  onArticle('GET /article/:id/associate/get-mail', 'AE', 'associate', { query: '?status=DIRECT_REJECT' }),
  onArticle('POST /article/:id/associate/decision', 'AE', 'associate', { body: ADVICE }),
  onArticle('GET /article/:id/editor/get-mail', 'E S W', 'office', { query: '?status=REJECTED' }),
  onArticle('GET /article/:id/editor/decision/held', 'E S W', 'office'),
  onArticle('POST /article/:id/editor/decision/hold', 'E S W', 'office', { query: '?decision=REJECTED', body: MAIL }),
  onArticle('POST /article/:id/editor/decision/take-back', 'E S W', 'office'),
  onArticle('POST /article/:id/editor/decision/send-now', 'E S W', 'office'),
  onArticle('GET /article/:id/editor/decision-draft', 'E S W', 'office'),
  onArticle('POST /article/:id/editor/decision-draft', 'E S W', 'office', { body: { decision: 'REJECTED' } }),
  onArticle('POST /article/:id/editor/decision-draft/discard', 'E S W', 'office'),
  onArticle('GET /article/:id/editor/get-author-mail', 'E S W', 'office'),
  onArticle('GET /article/:id/editor/get-override-mail', 'E S W', 'office', { query: '?status=BACK_TO_REVIEW' }),
  onArticle('POST /article/:id/editor/write-to-author', 'E S W', 'office', { body: MAIL }),
  onArticle('POST /article/:id/editor/decision', 'E S W', 'office', { query: '?decision=REJECTED', body: MAIL }),
];
