import { onArticle, row } from './route-row';

const STAFF = 'E S AE W';

/** api.md: notes, override, ratings, logs and blacklist of 'Editorial side', and the settings. */
export const EDITORIAL_RECORDS_ROUTES = [
  onArticle('POST /article/:id/assistant/new-note', STAFF, 'associate office'),
  onArticle('POST /article/:id/editor/override', 'E S W', 'office'),
  onArticle('POST /article/:id/editor/rate-review/:reviewId', STAFF, 'associate office'),
  onArticle('GET /article/:id/log', 'all', 'associate office'),
  onArticle('GET /article/:id/mail-log', 'all', 'associate office'),
  onArticle('GET /article/:id/as-of', 'all', 'associate office'),
  row('GET /article/blacklist-author-list', STAFF),
  row('POST /article/blacklist-author/save', STAFF),
  row('POST /article/blacklist-author/:id/delete', STAFF),
  row('GET /settings', 'public'),
  row('POST /settings', 'W'),
];
