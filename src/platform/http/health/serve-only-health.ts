import type { NextFunction, Request, Response } from 'express';

const HEALTH = /^\/api\/(health\/|metrics$)/;

/** For a process without the role 'web': health and metrics only. A proxy that sends it other requests is configured wrongly. */
export function serveOnlyHealth(request: Request, response: Response, next: NextFunction): void {
  if (HEALTH.test(request.path)) return next();
  const message = "This process serves no requests: its ROLE does not have 'web'.";
  response.status(503).json({ statusCode: 503, message, code: 'UNAVAILABLE' });
}
