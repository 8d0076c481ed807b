import type { ErrorCode } from '../../../contracts';

const STATUS: Record<ErrorCode, number> = {
  BAD_REQUEST: 400,
  VALIDATION_FAILED: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  UNPROVEN: 403,
  FACTOR_DEMANDED: 403,
  REAUTHENTICATE: 403,
  NOT_FOUND: 404,
  TRANSITION_REFUSED: 409,
  STALE_VERSION: 409,
  CONFLICT: 409,
  TOO_LARGE: 413,
  WRONG_TYPE: 415,
  RULE_BROKEN: 422,
  NAMES_FOUND: 422,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
};

/** A refusal with the status and code of api.md, 'Errors'. `message` is for people; `details`: field -> message. */
export class ApiProblem extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details?: Record<string, string>,
  ) {
    super(message);
    this.name = 'ApiProblem';
    this.status = STATUS[code];
  }
}

/** The default code for an HTTP status, when the cause is not known in more detail. */
export function codeForStatus(status: number): ErrorCode {
  if (status === 400) return 'BAD_REQUEST';
  if (status === 409) return 'CONFLICT';
  const code = (Object.keys(STATUS) as ErrorCode[]).find((key) => STATUS[key] === status);
  return code ?? (status < 500 ? 'BAD_REQUEST' : 'INTERNAL');
}
