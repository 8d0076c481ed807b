import { onReviewed, row } from './route-row';

const STAFF = 'E S AE W';

/** api.md, 'Editorial side': check, to-do lists, decisions and forwarding. */
export const EDITORIAL_ROUTES = [
  row('GET /article/assistant/new-articles', 'E S W'),
  row('GET /article/editor/article-list', 'E S W'),
  row('GET /article/associate/article-list', 'AE'),
  row('GET /article/associate/my-articles', 'AE'),
  onReviewed('GET /article/:id/assistant/get-correction-mails', 'E S W', 'office'),
  onReviewed('GET /article/:id/assistant/get-reject-mail', 'E S W', 'office'),
  onReviewed('POST /article/:id/assistant/correction', 'E S W', 'office'),
  onReviewed('POST /article/:id/assistant/decide', 'E S W', 'office'),
  onReviewed('GET /article/:id/editor/get-associate-mails', STAFF, 'associate office'),
  onReviewed('POST /article/:id/editor/assign-associate', STAFF, 'associate office'),
  onReviewed('POST /article/:id/return-to-assistant', 'E AE W', 'associate office'),
  onReviewed('GET /article/:id/associate/get-mail', 'AE', 'associate', { query: '?status=DIRECT_REJECT' }),
  onReviewed('POST /article/:id/associate/decision', 'AE', 'associate'),
  onReviewed('GET /article/:id/editor/get-mail', 'E S W', 'office', { query: '?status=REJECTED' }),
  onReviewed('POST /article/:id/editor/decision', 'E S W', 'office'),
];
