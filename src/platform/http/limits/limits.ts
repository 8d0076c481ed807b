import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import { APP_CONFIG, type AppConfig } from '../../config/config';
import { PG_POOL } from '../../postgres';
import { hashSecret } from '../../secrets';
import { GENERAL_LIMIT, type LimitRule, type LimitScope, RATE_LIMITS, type RateLimitName } from './rate-limits';
import { LIMITS_TABLE } from './tables';
import { TooManyTries } from './too-many-tries';

/** Who tries what: a value for each scope that the limit counts. */
export type Tried = Partial<Record<LimitScope, string>>;

interface Counter {
  rule: LimitRule;
  limiter: RateLimiterAbstract;
}

/**
 * Counts tries in `app.rate_limits`, one statement each, so that the limits hold for all processes and over restarts. Keys are
 * hashed. Whether an account exists makes no difference. Times are real, not the clock's, as those of sessions.
 *
 * Who guesses at an account locks it: nobody else can sign in to it with a password until the hour is over, and the guessing can go on.
 * Its owner is not locked out: a session that exists goes on, and the one-time password of the reset mail opens a locked account
 * (WAY_OUT). Also when somebody else has used up the reset mails, the last of them came to the owner and is valid.
 */
@Injectable()
export class Limits {
  private readonly counters = new Map<RateLimitName, Counter[]>();
  private readonly general: Counter;

  constructor(
    @Inject(APP_CONFIG) { rateLimitFactor }: AppConfig,
    /** Absent in specs without a database, which then count in memory. */
    @Optional() @Inject(PG_POOL) pool?: Pool,
  ) {
    const tries = (rule: LimitRule): number => Math.max(1, Math.round(rule.tries * rateLimitFactor));
    for (const [name, rules] of Object.entries(RATE_LIMITS) as [RateLimitName, readonly LimitRule[]][])
      this.counters.set(
        name,
        rules.map((rule) => ({
          rule,
          limiter: limiterFor(`${name}:${rule.scope}:${rule.seconds}`, rule, tries(rule), pool),
        })),
      );
    this.general = { rule: GENERAL_LIMIT, limiter: limiterFor('general', GENERAL_LIMIT, tries(GENERAL_LIMIT)) };
  }

  /**
   * Counts a try, such as `consume('second-factor', userId)`; a text is the account. Call it before the check that may fail.
   * @throws TooManyTries (429) when it is one too many.
   */
  async consume(name: RateLimitName, tried: Tried | string): Promise<void> {
    const who: Tried = typeof tried === 'string' ? { account: tried } : tried;
    for (const counter of this.counters.get(name) ?? []) {
      const value = who[counter.rule.scope];
      if (value !== undefined) await count(counter, value);
    }
  }

  /** Counts any call of a person. @throws TooManyTries (429) in a flood. */
  consumeGeneral(person: string): Promise<void> {
    return count(this.general, person);
  }
}

function limiterFor(keyPrefix: string, { seconds }: LimitRule, points: number, pool?: Pool): RateLimiterAbstract {
  const options = { keyPrefix, points, duration: seconds };
  if (pool === undefined) return new RateLimiterMemory(options);
  const { schema, table } = LIMITS_TABLE;
  const kept = { storeClient: pool, storeType: 'pool', schemaName: schema, tableName: table };
  return new RateLimiterPostgres({ ...options, ...kept, tableCreated: true, clearExpiredByTimeout: false });
}

async function count({ rule, limiter }: Counter, value: string): Promise<void> {
  try {
    await limiter.consume(hashSecret(value));
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
