/** The common form of every error response (api, 'Errors'). */
export interface ApiError {
  statusCode: number;
  /** A sentence that a person can act on. */
  message: string;
  code: ErrorCode;
  /** Field -> message. */
  details?: Record<string, string>;
}

export const ERROR_CODES = [
  'BAD_REQUEST',
  'VALIDATION_FAILED',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'TRANSITION_REFUSED',
  'STALE_VERSION',
  'CONFLICT',
  'TOO_LARGE',
  'WRONG_TYPE',
  'RULE_BROKEN',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export const SESSION_EXPIRED_MESSAGE = 'Your previous session has expired. Please login.';
