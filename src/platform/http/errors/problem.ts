import { HttpException } from '@nestjs/common';
import type { ApiError, ErrorCode } from '../../../contracts';
import { isStoreUnavailable } from '../../store-unavailable/is-store-unavailable';
import { ApiProblem, codeForStatus } from './api-problem';

const REFUSALS: Record<string, [number, ErrorCode]> = {
  NOT_FOUND: [404, 'NOT_FOUND'],
  FORBIDDEN: [403, 'FORBIDDEN'],
  TRANSITION: [409, 'TRANSITION_REFUSED'],
  RULE: [422, 'RULE_BROKEN'],
  INVALID: [400, 'VALIDATION_FAILED'],
};
const INTERNAL =
  'Something went wrong on our side. Please try again; if it happens again, tell the office the reference';

const error = (statusCode: number, code: ErrorCode, message: string, details?: Record<string, string>): ApiError => ({
  statusCode,
  message,
  code,
  ...(details && Object.keys(details).length > 0 ? { details } : {}),
});

/** Errors of other layers are recognised by their shape: platform may not import them (docs/house.md, 'Layers'). */
interface Shaped {
  name?: unknown;
  message: string;
  kind?: unknown;
  code?: unknown;
  status?: unknown;
  details?: Record<string, string>;
}

function fromDomain(thrown: Shaped): ApiError | undefined {
  if (thrown.name === 'Refusal' && typeof thrown.kind === 'string') {
    const [status, code] = REFUSALS[thrown.kind] ?? [422, 'RULE_BROKEN'];
    return error(status, code, thrown.message, thrown.details);
  }
  if (thrown.name === 'StaleVersion') return error(409, 'STALE_VERSION', thrown.message);
  if (thrown.name === 'WrongExpectedRevisionError')
    return error(409, 'CONFLICT', 'Somebody else changed this at the same moment. Please try again.');
  if (thrown.name === 'RichTextTooLong') return error(413, 'TOO_LARGE', thrown.message);
  if (thrown.name === 'EventTooLargeError')
    return error(413, 'TOO_LARGE', 'This text is too large to be stored. Please shorten it.');
  return undefined;
}

/** Nest's own refusals: unknown routes, guards, the rate limit. */
function fromNest(thrown: HttpException): ApiError {
  const status = thrown.getStatus();
  if (status >= 500) return error(status, status === 503 ? 'UNAVAILABLE' : 'INTERNAL', thrown.message);
  const message =
    status === 404 && /^Cannot /.test(thrown.message) ? 'There is nothing at this address.' : thrown.message;
  return error(status, codeForStatus(status), message);
}

/** Postgres rejected data that the caller sent (class 22: a bad id, a number out of range, an unreadable character). */
const isDataRefusal = (thrown: Shaped): boolean =>
  typeof thrown.code === 'string' && /^22[0-9A-Z]{3}$/.test(thrown.code);

const AWAY = 'The system cannot reach its store at this moment. Please try again in a few seconds.';

/** The one error form for anything thrown. An undefined code means a server error, whose text is not shown. */
export function toApiError(thrown: unknown, correlationId: string): ApiError {
  if (thrown instanceof ApiProblem) return error(thrown.status, thrown.code, thrown.message, thrown.details);
  if (thrown instanceof HttpException) return fromNest(thrown);
  if (thrown instanceof Error) {
    const shaped: Shaped = thrown;
    const known = fromDomain(shaped);
    if (known) return known;
    if (isDataRefusal(shaped)) return error(400, 'BAD_REQUEST', 'A value in this request cannot be read.');
    if (isStoreUnavailable(thrown)) return error(503, 'UNAVAILABLE', AWAY);
    const { status } = shaped;
    if (typeof status === 'number' && status >= 400 && status < 500)
      return error(status, codeForStatus(status), thrown.message);
  }
  return error(500, 'INTERNAL', `${INTERNAL} ${correlationId}.`);
}
