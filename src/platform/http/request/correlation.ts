import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const HEADER = 'x-correlation-id';
const PLAIN = /^[A-Za-z0-9_-]{8,64}$/;
const ids = new WeakMap<IncomingMessage, string>();

/** The id that ties a request to its log lines, events and errors: the caller's if it is well-formed, else a new one. */
export function correlationId(request: IncomingMessage, response?: ServerResponse): string {
  const known = ids.get(request);
  if (known) return known;
  const sent = request.headers[HEADER];
  const id = typeof sent === 'string' && PLAIN.test(sent) ? sent : randomUUID();
  ids.set(request, id);
  response?.setHeader('X-Correlation-Id', id);
  return id;
}
