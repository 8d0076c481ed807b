import { row } from './route-row';

const NO_WEBHOOK = { params: { id: '00000000-0000-4000-8000-000000000000' }, namesNothing: true };
const NO_DELIVERY = { params: { ...NO_WEBHOOK.params, deliveryId: '1' }, namesNothing: true };
const CHANGE = { url: 'https://example.org/hook', kinds: ['article.submitted'], active: false };

/** Connections with other systems (issue 20). */
export const CONNECTION_ROUTES = [
  // Off by default.
  row('GET /feeds/accepted.atom', 'public', { refused: 404 }),
  row('GET /api-keys', 'W'),
  // Without a name and a scope nothing is created.
  row('POST /api-keys', 'W'),
  row('POST /api-keys/:id/end', 'W', NO_WEBHOOK),
  row('GET /webhooks', 'W'),
  // Without a valid address nothing is added.
  row('POST /webhooks', 'W'),
  row('POST /webhooks/:id', 'W', { ...NO_WEBHOOK, body: CHANGE }),
  row('POST /webhooks/:id/delete', 'W', NO_WEBHOOK),
  row('POST /webhooks/:id/secret', 'W', NO_WEBHOOK),
  row('POST /webhooks/:id/test', 'W', NO_WEBHOOK),
  row('POST /webhooks/:id/replay', 'W', { ...NO_WEBHOOK, body: { since: '2026-01-01' } }),
  row('GET /webhooks/:id/deliveries', 'W', NO_WEBHOOK),
  row('POST /webhooks/:id/deliveries/:deliveryId/retry', 'W', NO_DELIVERY),
  // Without a selection nothing is exported.
  row('GET /exports/packages.zip', 'E S W'),
  row('GET /package-sending', 'W'),
  // Without a target nothing is changed.
  row('POST /package-sending', 'W', { body: { target: '' } }),
  row('POST /package-sending/test', 'W'),
  row('GET /package-sendings', 'W'),
  row('POST /package-sendings/:id/retry', 'W', { params: { id: '999999' }, namesNothing: true }),
  row('GET /similarity-service', 'W'),
  // Without an address nothing is changed.
  row('POST /similarity-service', 'W', { body: { active: true } }),
  row('POST /similarity-service/test', 'W'),
  row('GET /similarity-service/runs', 'W'),
  row('POST /similarity-service/runs/:id/retry', 'W', { params: { id: '999999' }, namesNothing: true }),
  // Without a signature nothing is accepted.
  row('POST /similarity-service/events', 'public', { refused: 403 }),
  row('GET /orcid-credit', 'W'),
  // Without an address of ORCID nothing is changed.
  row('POST /orcid-credit', 'W', { body: { active: true } }),
  row('POST /orcid-credit/test', 'W'),
  row('GET /orcid-credit/deposits', 'W'),
  row('POST /orcid-credit/deposits/:id/retry', 'W', { params: { id: '999999' }, namesNothing: true }),
  row('GET /incoming-mail', 'W'),
  // Nothing is read while it is off.
  row('POST /incoming-mail', 'W', { body: { active: false } }),
  row('POST /incoming-mail/hook', 'W', { body: { active: false } }),
  row('POST /incoming-mail/test', 'W'),
  row('POST /incoming-mail/read', 'W'),
  row('GET /incoming-mail/runs', 'W'),
  // Without its secret nothing is accepted.
  row('POST /incoming-mail/messages', 'public', { refused: 403 }),
  row('GET /address-marks', 'W'),
  row('POST /address-marks/find', 'E S AE W', { body: { addresses: [] } }),
  row('POST /address-marks/clear', 'W', { body: { address: 'nobody@example.org' }, namesNothing: true }),
  row('GET /imports', 'W'),
  // An empty body is no file.
  row('POST /imports', 'W', { query: '?kind=people&name=people.csv' }),
  row('POST /imports/:id/run', 'W', NO_WEBHOOK),
];
