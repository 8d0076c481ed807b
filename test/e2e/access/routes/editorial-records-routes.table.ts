import { onArticle, onRequest, row } from './route-row';

const STAFF = 'E S AE W';
const READERS = 'associate office';
const NO_MAIL = { status: 'RETURNED_TO_EDITOR', reason: 'A mistake.', mail: null };

/** api.md: notes, override, ratings, logs and blacklist of 'Editorial side', and the settings. */
export const EDITORIAL_RECORDS_ROUTES = [
  onArticle('POST /article/:id/assistant/new-note', STAFF, 'associate office', { body: { note: '<p>Look.</p>' } }),
  onArticle('POST /article/:id/editor/override', 'E S W', 'office', { body: NO_MAIL }),
  onRequest('POST /article/:id/editor/rate-review/:reviewId', STAFF, 'associate office', 'a request', {
    query: '?rate=4',
  }),
  onArticle('GET /article/:id/log', 'all', READERS),
  onArticle('GET /article/:id/mail-log', 'all', READERS),
  onArticle('GET /article/:id/as-of', 'all', READERS, { query: '?at=:now' }),
  onArticle('GET /article/:id/revision-changes', 'all', READERS),
  onArticle('GET /article/:id/changes', 'all', READERS, { query: '?entry=0' }),
  onArticle('POST /article/:id/mail-log/:mailId/resend', 'E S W', 'office', { params: { mailId: 'self' } }),
  onArticle('GET /article/:id/blacklist-warnings', 'all', READERS),
  row('GET /article/blacklist-author-list', STAFF),
  row('POST /article/blacklist-author/save', STAFF),
  row('POST /article/blacklist-author/:id/delete', STAFF, { params: { id: '999999' }, namesNothing: true }),
  row('POST /article/keywords', STAFF),
  row('POST /article/keywords/:id', STAFF, { params: { id: '999999' } }),
  row('POST /article/keywords/:id/delete', STAFF, { params: { id: '999999' }, namesNothing: true }),
  row('GET /article/keywords/:id/uses', STAFF, { params: { id: '999999' }, namesNothing: true }),
  row('GET /settings', 'public'),
  row('POST /settings', 'W'),
  row('GET /office/service-figures', 'W'),
  row('POST /settings/logo', 'W'),
  row('POST /settings/logo/remove', 'W'),
  row('GET /journal-logo/:hash', 'public', { params: { hash: 'none' }, refused: 404 }),
  row('GET /settings/brand', 'W', { query: '?colour=%231a6b54' }),
  row('GET /mail-templates', 'W'),
  row('GET /own-measures', 'E W'),
  row('POST /own-measures/compute', 'E W'),
  row('GET /own-measures/:name/csv', 'E W', { params: { name: 'no-such-measure' }, namesNothing: true }),
  row('GET /audit', 'E W'),
  row('POST /audit/seal', 'E W'),
  row('POST /audit/verify', 'E W'),
  row('POST /events/verify', 'E W'),
  onArticle('GET /article/:id/audit-file', 'E W', 'office'),
  onArticle('GET /article/:id/integrity', 'E S W', 'office'),
  onArticle('GET /article/:id/integrity/counts', 'E S W', 'office'),
  onArticle('POST /article/:id/integrity/check', 'E S W', 'office'),
  onArticle('GET /article/:id/similarity', 'E S W', 'office'),
  // Without a service nothing is sent.
  onArticle('POST /article/:id/similarity/send', 'E S W', 'office'),
  onArticle('POST /article/:id/similarity/open', 'E S W', 'office', { body: { revision: 0 } }),
  onArticle('GET /article/:id/export', 'E S W', 'office', { query: '?format=jats' }),
  row('GET /security-log', 'W'),
  row('GET /security-log.csv', 'W'),
  row('POST /mail-templates/:name', 'W', { params: { name: 'no-such-mail' }, namesNothing: true }),
  row('POST /mail-templates/:name/preview', 'W', { params: { name: 'no-such-mail' }, namesNothing: true }),
  row('POST /mail-templates/:name/test', 'W', { params: { name: 'no-such-mail' }, namesNothing: true }),
  row('POST /mail-templates/:name/reset', 'W', { params: { name: 'no-such-mail' }, namesNothing: true }),
];
