/** The common form of every error response (api, 'Errors'). */
export interface ApiError {
  statusCode: number;
  /** A sentence that a person can act on. */
  message: string;
  code: ErrorCode;
  /** Messages by field name. */
  details?: Record<string, string>;
}

export const ERROR_CODES = [
  'BAD_REQUEST',
  'VALIDATION_FAILED',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'UNPROVEN',
  'FACTOR_DEMANDED',
  'REAUTHENTICATE',
  'NOT_FOUND',
  'TRANSITION_REFUSED',
  'STALE_VERSION',
  'CONFLICT',
  'TOO_LARGE',
  'WRONG_TYPE',
  'RULE_BROKEN',
  'NAMES_FOUND',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Answer to an account whose address is not proven yet, for everything except drafts (lifecycle, section 5 (1)); code UNPROVEN. */
export const UNPROVEN_MESSAGE = 'Please confirm your email address first, with the link in the email that we sent you.';

/** Answer to an account that must have a second factor but has not added one in time; code FACTOR_DEMANDED. */
export const FACTOR_DEMANDED_MESSAGE = 'Your group needs a second factor to sign in. Please add one first.';

/** Answer to a sensitive action when the session's last proof of identity is too old; code REAUTHENTICATE. */
export const REAUTHENTICATE_MESSAGE = 'Please confirm that it is you, and try again.';

export const SESSION_EXPIRED_MESSAGE = 'Your previous session has expired. Please login.';
