import type { NextFunction, Request, Response } from 'express';

/** The API and the mailbox; everything else is the client's files, which are the same for everybody. */
const OURS = /^\/(api|mailbox)(\/|$)/;

/**
 * Middleware: no cache keeps an answer of the API (lifecycle, section 5 (9)). A route that has a reason sets its own `Cache-Control`:
 * only signed file links do, `private` and for as long as they are valid. Nothing is revalidated, so no ETag is computed either; that
 * of an article is its version, for `If-Match`.
 */
export function keepPrivate(request: Request, response: Response, next: NextFunction): void {
  if (OURS.test(request.path)) response.setHeader('Cache-Control', 'no-store');
  next();
}
