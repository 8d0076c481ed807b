import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { LimitRule } from './rate-limits';
import { TooManyTries } from './too-many-tries';

/** A rule and its counter. */
export interface Counter {
  rule: LimitRule;
  limiter: RateLimiterAbstract;
}

/** Counts one try of a key. @throws TooManyTries (429) when the limit is exceeded. */
export async function countTry({ rule, limiter }: Counter, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    // The library throws its own result for a refusal, and an Error for a failure.
    if (refusal instanceof Error) throw refusal;
    const { msBeforeNext, consumedPoints } = refusal as RateLimiterRes;
    throw new TooManyTries(
      Math.max(1, Math.ceil(msBeforeNext / 1000)),
      rule.scope,
      consumedPoints === limiter.points + 1,
    );
  }
}
