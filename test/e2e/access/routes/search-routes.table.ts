import { row } from './route-row';

const STAFF = 'E S AE W';
const VIEW = { name: 'A name', view: { list: 'all' } };
const NO_VIEW = { params: { viewId: '00000000-0000-4000-8000-000000000000' }, namesNothing: true };
const NONE = { params: { searchId: '00000000-0000-4000-8000-000000000000' }, namesNothing: true };

/** api.md, 'Editorial side': all manuscripts and the search; the quick search of the top bar and the pages of people (screens, 'Shell'). */
export const SEARCH_ROUTES = [
  row('GET /article/all', 'E S W'),
  row('POST /article/search', STAFF),
  row('POST /article/search.csv', STAFF),
  row('GET /article/upload-user-list', STAFF),
  row('GET /article/quick-search', 'all', { query: '?q=anything' }),
  row('GET /person/:id', STAFF, { params: { id: 'another author' } }),
  row('GET /person/:id/articles', STAFF, { params: { id: 'another author' } }),
  row('GET /article/saved-searches', STAFF),
  row('POST /article/saved-searches', STAFF),
  row('POST /article/saved-searches/:searchId', STAFF, { ...NONE, body: { name: 'A name' } }),
  row('POST /article/saved-searches/:searchId/delete', STAFF, NONE),
  row('GET /article/saved-views', STAFF),
  row('POST /article/saved-views', STAFF),
  row('POST /article/saved-views/:viewId', STAFF, { ...NO_VIEW, body: VIEW }),
  row('POST /article/saved-views/:viewId/delete', STAFF, NO_VIEW),
];
