import { type ExecutionContext, SetMetadata } from '@nestjs/common';

const RATE_LIMIT_KEY = 'quire:rate-limit';
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * For whom tries are counted. `account`: the account that is tried, over all addresses. `address`: the caller's, over all accounts. `pair`:
 * both together. `person`: the signed-in person, or the address of a signed-out one, for each route separately.
 */
export type LimitScope = 'account' | 'address' | 'pair' | 'person';

export interface LimitRule {
  scope: LimitScope;
  tries: number;
  seconds: number;
}

const per = (scope: LimitScope, tries: number, seconds: number): LimitRule => ({ scope, tries, seconds });

/**
 * Limits beyond the general one (lifecycle, section 4 (8) and section 5 (7)). The rules of a name are checked in this order, and the first
 * that refuses ends the check: so one address cannot use up the limit that an account has for all addresses.
 */
export const RATE_LIMITS = {
  login: [per('pair', 10, 5 * MINUTE), per('address', 50, 5 * MINUTE), per('account', 100, HOUR)],
  register: [per('address', 20, HOUR), per('account', 10, HOUR)],
  reset: [per('pair', 5, 15 * MINUTE), per('address', 30, 15 * MINUTE), per('account', 20, HOUR)],
  /** Links to prove one address, for all accounts that request one. Separate from `reset`, which the owner of the address may need. */
  'address-link': [per('account', 10, HOUR)],
  'password-strength': [per('person', 120, MINUTE)],
  key: [per('person', 30, 5 * MINUTE)],
  /** Wrong keys of one request to a reviewer. The right key is not counted, so guessing does not lock the reviewer out. */
  'review-key': [per('account', 100, HOUR)],
  /** Wrong codes or passkeys of one account, whose password the caller already knows. */
  'second-factor': [per('account', 10, 5 * MINUTE), per('account', 30, HOUR)],
  /** Checks of the person's own password within a session, because the session may be stolen. */
  'own-password': [per('account', 10, 5 * MINUTE), per('account', 50, HOUR)],
  upload: [per('person', 120, 10 * MINUTE)],
  /** Files of a review are checked, stripped and kept. */
  'review-file': [per('person', 20, HOUR)],
  directory: [per('person', 60, MINUTE)],
  /** Submissions, reviews, decisions, choices of people and mails to all reviewers: only a program works faster than this. */
  step: [per('person', 60, 10 * MINUTE)],
  /** An associate editor for an article, a mail to a reviewer: the lists do this for up to 500 rows, one by one. */
  'list-step': [per('person', 600, 10 * MINUTE)],
  /** Files in bulk. */
  archive: [per('person', 30, 5 * MINUTE)],
  export: [per('person', 10, 5 * MINUTE)],
  ticket: [per('person', 30, 10 * MINUTE)],
  /** Files of a ticket are checked, stripped and kept. */
  'ticket-file': [per('person', 30, 10 * MINUTE)],
  /** Mails of a template to its writer. */
  'test-mail': [per('person', 20, 10 * MINUTE)],
  /** Messages that another program delivers. A mail server tries again later. */
  'incoming-mail': [per('address', 600, 5 * MINUTE)],
  print: [per('person', 20, MINUTE)],
} as const satisfies Record<string, readonly LimitRule[]>;
export type RateLimitName = keyof typeof RATE_LIMITS;

/** Only against floods: normal use stays far below it. `FloodLimit` counts it over all processes. */
export const GENERAL_LIMIT = per('person', 1200, MINUTE);

/** Applies one of the named limits to a route. The account is that of the body's `email`. */
export const RateLimit = (name: RateLimitName): MethodDecorator & ClassDecorator => SetMetadata(RATE_LIMIT_KEY, name);

/** The name of the route's limit, if it has one. */
export const rateLimitOn = (context: ExecutionContext): RateLimitName | undefined =>
  (Reflect.getMetadata(RATE_LIMIT_KEY, context.getHandler()) ??
    Reflect.getMetadata(RATE_LIMIT_KEY, context.getClass())) as RateLimitName | undefined;
