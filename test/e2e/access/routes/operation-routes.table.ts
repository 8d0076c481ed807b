import { row } from './route-row';

/** api.md, 'Files, tickets, the rest', last rows. */
export const OPERATION_ROUTES = [
  row('GET /health/live', 'public'),
  row('GET /health/ready', 'public'),
  row('GET /health/status', 'public'),
  row('GET /metrics', 'public'),
  row('GET /events/stream', 'all'),
  row('GET /menu-counts', 'all'),
  row('GET /news', 'all'),
  row('POST /news/seen', 'all'),
];
