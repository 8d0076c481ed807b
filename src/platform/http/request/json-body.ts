import type { IncomingMessage } from 'node:http';
import { json, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { ApiProblem } from '../errors/api-problem';

const MAX_JSON_BYTES = 1_048_576;

function problemOf(failure: { type?: string }): ApiProblem | unknown {
  switch (failure.type) {
    case 'entity.parse.failed':
      return new ApiProblem('BAD_REQUEST', 'The request body is not valid JSON.');
    case 'entity.too.large':
      return new ApiProblem('TOO_LARGE', 'The request is larger than 1 MB. Please shorten the texts.');
    case 'encoding.unsupported':
    case 'charset.unsupported':
      return new ApiProblem('WRONG_TYPE', 'The encoding of the request body is not supported; send UTF-8.');
    case 'request.aborted':
    case 'request.size.invalid':
      return new ApiProblem('BAD_REQUEST', 'The request was interrupted before it was complete.');
    default:
      return failure;
  }
}

/** Uploads are read by their route. Every other request is JSON, or has no body. */
const KINDS = ['application/json', 'multipart/form-data'];
const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** A body that is a file itself. */
export const FILE_BODY = 'application/octet-stream';
/** A body that is a mail as it came. */
export const MESSAGE_BODY = 'message/rfc822';
/**
 * Routes that accept such a body, and refuse other kinds themselves, after they have checked the caller. Other routes would treat such a
 * body as empty.
 */
const FILE_ROUTES: ReadonlyMap<string, string> = new Map([
  ['/api/imports', FILE_BODY],
  ['/api/incoming-mail/messages', MESSAGE_BODY],
]);
function kindsAt(path: string): string[] {
  const own = FILE_ROUTES.get(path);
  return own === undefined ? KINDS : [...KINDS, own];
}

/** Routes whose bodies another system has signed byte for byte. */
const SIGNED_ROUTES: readonly string[] = ['/api/similarity-service/events'];
const signedBytes = new WeakMap<IncomingMessage, Buffer>();

/** The raw bytes of the body of a signed route. */
export const bytesOfBody = (request: IncomingMessage): Buffer => signedBytes.get(request) ?? Buffer.alloc(0);

/** Reads JSON bodies of at most 1 MB, refuses bodies of another kind, and reports faults in the common error form. */
export function jsonBody(): RequestHandler {
  const verify = (request: IncomingMessage, _response: unknown, bytes: Buffer): void => {
    if (SIGNED_ROUTES.includes((request.url ?? '').split('?')[0] ?? '')) signedBytes.set(request, bytes);
  };
  const parse = json({ limit: MAX_JSON_BYTES, verify });
  // Nest looks for this name and then omits its own parser.
  return function jsonParser(request: Request, response: Response, next: NextFunction): void {
    if (hasBody(request) && !request.is(kindsAt(request.path)))
      return next(new ApiProblem('WRONG_TYPE', 'Please send the request body as application/json.'));
    parse(request, response, (failure?: unknown) =>
      failure === undefined ? next() : next(problemOf(failure as { type?: string })),
    );
  };
}
