import { types } from 'node:util';
import { HttpException } from '@nestjs/common';
import { type ApiError, DomainError, type DomainErrorKind, type ErrorCode } from '../../../contracts';
import { BlobDamaged, BlobMissing } from '../../blobs/blobs';
import { EventTooLargeError, WrongExpectedRevisionError } from '../../event-store/port';
import { isStoreUnavailable } from '../../store-unavailable/is-store-unavailable';
import { ApiProblem, codeForStatus } from './api-problem';

const DOMAIN_ERRORS: Record<DomainErrorKind, [number, ErrorCode]> = {
  NOT_FOUND: [404, 'NOT_FOUND'],
  FORBIDDEN: [403, 'FORBIDDEN'],
  TRANSITION: [409, 'TRANSITION_REFUSED'],
  RULE: [422, 'RULE_BROKEN'],
  INVALID: [400, 'VALIDATION_FAILED'],
  STALE: [409, 'STALE_VERSION'],
  TOO_LARGE: [413, 'TOO_LARGE'],
};
const INTERNAL =
  'Something went wrong on our side. Please try again; if it happens again, tell the office the reference';

const error = (statusCode: number, code: ErrorCode, message: string, details?: Record<string, string>): ApiError => ({
  statusCode,
  message,
  code,
  ...(details && Object.keys(details).length > 0 ? { details } : {}),
});

/** What drivers and libraries add to an error. */
interface Shaped {
  message: string;
  code?: unknown;
  status?: unknown;
}

function fromOwnError(thrown: Error): ApiError | undefined {
  if (thrown instanceof ApiProblem) return error(thrown.status, thrown.code, thrown.message, thrown.details);
  if (thrown instanceof DomainError) return error(...DOMAIN_ERRORS[thrown.kind], thrown.message, thrown.details);
  if (thrown instanceof WrongExpectedRevisionError)
    return error(409, 'CONFLICT', 'Somebody else changed this at the same moment. Please try again.');
  if (thrown instanceof EventTooLargeError)
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

const SAVING_UNAVAILABLE = 'Saving is not possible at this moment. Nothing is lost: please try again in a few seconds.';
const READING_UNAVAILABLE = 'This cannot be read at this moment. Please try again in a few seconds.';

/** Postgres ended a statement that took too long, or that waited too long for a lock (ADR 96). */
const isTooSlow = (thrown: unknown): boolean => thrown instanceof Error && (thrown as Shaped).code === '57014';

/** The disk of the files is full, or this server's quota is used up. */
const isDiskFull = (thrown: unknown): boolean =>
  types.isNativeError(thrown) && /^(ENOSPC|EDQUOT)$/.test(String((thrown as Shaped).code ?? ''));
const DISK_FULL =
  'There is no room left to store this. Nothing else is lost: please try again later, or tell the editorial office.';

const FILE_LOST =
  'This file is missing or damaged in the storage. Please tell the editorial office: a backup has it, or the same file can be uploaded again.';

/** The one error form for anything thrown. An undefined code means a server error, whose text is not shown. `reading`: the request only reads. */
export function toApiError(thrown: unknown, correlationId: string, reading = false): ApiError {
  if (thrown instanceof HttpException) return fromNest(thrown);
  if (isStoreUnavailable(thrown) || isTooSlow(thrown))
    return error(503, 'UNAVAILABLE', reading ? READING_UNAVAILABLE : SAVING_UNAVAILABLE);
  if (isDiskFull(thrown)) return error(503, 'UNAVAILABLE', DISK_FULL);
  if (thrown instanceof BlobDamaged || thrown instanceof BlobMissing) return error(500, 'INTERNAL', FILE_LOST);
  if (thrown instanceof Error) {
    const known = fromOwnError(thrown);
    if (known) return known;
    const shaped: Shaped = thrown;
    if (isDataRefusal(shaped)) return error(400, 'BAD_REQUEST', 'A value in this request cannot be read.');
    const { status } = shaped;
    if (typeof status === 'number' && status >= 400 && status < 500)
      return error(status, codeForStatus(status), thrown.message);
  }
  return error(500, 'INTERNAL', `${INTERNAL} ${correlationId}.`);
}
