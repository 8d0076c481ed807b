import { row } from './route-row';

const STAFF = 'E S AE W';
const OWN = { params: { id: 'own ticket' } };
const NO_FILE = '0198aaaa-0000-7000-8000-000000000000';
const NONE = { params: { id: '999999' }, namesNothing: true };

/** api.md, tickets of 'Files, tickets, the rest'. Tests in src/tickets check that other people's tickets are hidden. */
export const TICKET_ROUTES = [
  row('GET /ticket/my-list', 'all'),
  row('GET /ticket/all', STAFF),
  row('POST /ticket/save', 'all'),
  row('GET /ticket/:id', 'all', OWN),
  row('GET /ticket/:id', 'all', NONE),
  row('POST /ticket/:id/response', 'all', { ...OWN, body: { content: '<p>One more thing.</p>' } }),
  row('POST /ticket/:id/response', 'all', { ...NONE, body: { content: '<p>One more thing.</p>' } }),
  row('POST /ticket/:id', 'all', OWN),
  row('POST /ticket/:id', 'all', NONE),
  row('POST /ticket/:id/delete', STAFF, NONE),
  // Without a file: 415 for those who may send one.
  row('POST /ticket-file', 'all'),
  row('POST /ticket-file/:fileId/delete', 'all', { params: { fileId: NO_FILE }, namesNothing: true }),
];
