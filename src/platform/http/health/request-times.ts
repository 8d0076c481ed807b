import type { Request, Response } from 'express';
import { Histogram } from 'prom-client';
import { PROCESS_METRICS } from './process-metrics';

const times = new Histogram({
  name: 'quire_request_seconds',
  help: 'Seconds from the arrival of a request to the end of its answer, by method and kind of status.',
  labelNames: ['method', 'status'],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [PROCESS_METRICS],
});

/** A stream of change notifications stays open as long as its page. It would look like a slow response. */
const isStream = (response: Response): boolean =>
  String(response.getHeader('content-type') ?? '').startsWith('text/event-stream');

/** Measures how long answers take. A request that the caller aborts does not count. */
export function measureRequest(request: Request, response: Response, next: () => void): void {
  const end = times.startTimer();
  response.once('finish', () => {
    const { method } = request;
    // The caller chooses the method, so only the usual ones become a series.
    const known = ['GET', 'POST'].includes(method) ? method : 'other';
    if (!isStream(response)) end({ method: known, status: `${Math.floor(response.statusCode / 100)}xx` });
  });
  next();
}
