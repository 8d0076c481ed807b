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
  'UNPROVEN',
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

/** Answer to an account whose address is not proven yet, for all but drafts (lifecycle, section 5 (1)); code UNPROVEN. */
export const UNPROVEN_MESSAGE = 'Please confirm your email address first, by the link in the mail that we sent you.';

export const SESSION_EXPIRED_MESSAGE = 'Your previous session has expired. Please login.';
