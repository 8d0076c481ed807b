import type { Request, Response } from 'express';
import { Counter } from 'prom-client';
import { PROCESS_METRICS } from './process-metrics';

/** Without a session, without the right, too many requests. */
const REFUSALS = [401, 403, 429];

const refused = new Counter({
  name: 'quire_refused_requests_total',
  help: 'Requests that were refused, by status.',
  labelNames: ['status'],
  registers: [PROCESS_METRICS],
});
// Each series exists from the start: no rate can be computed over a missing series.
for (const status of REFUSALS) refused.inc({ status }, 0);

/** What the API and the client use; tools use `OPTIONS`. */
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];

const otherMethods = new Counter({
  name: 'quire_other_methods_total',
  help: 'Requests by a method that no address takes.',
  registers: [PROCESS_METRICS],
});
otherMethods.inc(0);

/**
 * Counts refused requests and requests with unused methods, so that an operator can be alerted if there are unusually many (ASVS 11.1.7,
 * 14.5.1).
 */
export function countRefused(request: Request, response: Response, next: () => void): void {
  if (!METHODS.includes(request.method)) otherMethods.inc();
  response.once('finish', () => {
    if (REFUSALS.includes(response.statusCode)) refused.inc({ status: response.statusCode });
  });
  next();
}
