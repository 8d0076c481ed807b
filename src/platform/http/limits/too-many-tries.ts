import { ApiProblem } from '../errors/api-problem';
import type { LimitScope } from './rate-limits';

const wait = (seconds: number): string => (seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`);

/** 429, with the time to wait as `Retry-After`. */
export class TooManyTries extends ApiProblem {
  /** @param isFirst true for exactly one of all refusals of all processes until the lock ends, so that a lock is logged once. */
  constructor(
    readonly seconds: number,
    readonly scope: LimitScope,
    readonly isFirst: boolean,
  ) {
    super('TOO_MANY_REQUESTS', `Too many attempts. Please wait ${wait(seconds)} and try again.`);
  }
}
