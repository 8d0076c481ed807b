import { row } from './route-row';

/** api.md, 'Files, tickets, the rest', last rows. */
export const OPERATION_ROUTES = [
  row('GET /health/live', 'public'),
  row('GET /health/ready', 'public'),
  row('GET /health/status', 'public'),
  row('GET /metrics', 'public'),
  row('GET /events/stream', 'all'),
  row('GET /menu-counts', 'all'),
  row('GET /calendar-link', 'all'),
  row('POST /calendar-link', 'all'),
  row('POST /calendar-link/end', 'all'),
  // An unknown key: there is no such calendar.
  row('GET /calendar/:key.ics', 'public', { params: { key: 'unknown' }, refused: 404 }),
  row('GET /news', 'all'),
  row('POST /news/seen', 'all'),
];
