import { Logger } from '@nestjs/common';
import { ApiProblem } from '../../../platform/http/errors/api-problem';

/** Errors of openid-client and its libraries, recognised by name because their classes are loaded only at the first sign-in. */
interface ProtocolError extends Error {
  /** For a ClientError: the check that failed. */
  code?: string;
  /** For an error response of the provider: its code (RFC 6749, section 4.1.2.1 and 5.2). */
  error?: string;
}

/** Codes for a provider that gave no answer, or none that conforms to the protocol: it is broken or unavailable. */
const NO_ANSWER = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'];

const logger = new Logger('SignInProviders');

export const providerUnavailable = (name: string): ApiProblem =>
  new ApiProblem(
    'UNAVAILABLE',
    `${name} cannot be reached at the moment. Please try again later, or sign in with your password.`,
  );

/** The problem that is shown to the person after a failure of the protocol. The cause is logged; it contains no secret. */
export function problemOf(failure: unknown, name: string): ApiProblem {
  const { name: kind, code, error, message } = failure as ProtocolError;
  logger.warn(`Sign-in by ${name}: ${[kind, code, error, message].filter(Boolean).join(', ')}`);
  if (kind === 'AuthorizationResponseError')
    return new ApiProblem(
      'RULE_BROKEN',
      error === 'access_denied'
        ? `You cancelled the sign-in at ${name}. Nothing has changed.`
        : `${name} refused the sign-in. Please try again, or sign in with your password.`,
    );
  if (kind === 'ResponseBodyError' && error === 'invalid_grant')
    return new ApiProblem(
      'RULE_BROKEN',
      `${name} no longer accepts this sign-in, since it was used or took too long. Please start again.`,
    );
  if (kind === 'ClientError' && code !== undefined && !NO_ANSWER.includes(code)) return unverified(name);
  return providerUnavailable(name);
}

/** The problem of an answer that does not belong to this sign-in, or is not from this provider. */
export const unverified = (name: string): ApiProblem =>
  new ApiProblem(
    'RULE_BROKEN',
    `The answer of ${name} could not be verified, so you are not signed in. Please start again.`,
  );
