import type { NextFunction, Request, Response } from 'express';
import onHeaders from 'on-headers';

/** The API and the mailbox; everything else is the client's files, which are the same for everyone. */
const OWN_ROUTES = /^\/(api|mailbox)(\/|$)/;

/** Calls of the API, whose answers are for programs. People open its description and the links of files in a browser. */
const API_CALLS = /^\/api\/(?!(docs|files)(\/|$))/;

/** Runs just before the headers go out, because a `StreamableFile` does not replace a disposition that is already set. */
function asAttachment(this: Response): void {
  if (!this.hasHeader('Content-Disposition')) this.setHeader('Content-Disposition', 'attachment; filename="answer"');
}

/**
 * Middleware: no cache stores an answer of the API (lifecycle, section 5 (9)). A route that has a reason sets its own `Cache-Control`: only
 * signed file links do, `private` and for as long as they are valid. Nothing is revalidated, so no ETag is computed either; the ETag of an
 * article is its version, for `If-Match`. No browser shows an answer as a page, whatever text people typed into it; files that may be shown
 * set their own `Content-Disposition`.
 */
export function keepPrivate(request: Request, response: Response, next: NextFunction): void {
  if (OWN_ROUTES.test(request.path)) response.setHeader('Cache-Control', 'no-store');
  if (API_CALLS.test(request.path)) onHeaders(response, asAttachment);
  next();
}
