import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Pool } from 'pg';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { APP_CONFIG, type AppConfig } from '../../config/config';
import { PG_POOL } from '../../postgres';
import { hashSecret } from '../../secrets';
import { type Counter, countTry } from './count-try';
import { type LimitRule, type LimitScope, RATE_LIMITS, type RateLimitName } from './rate-limits';
import { LIMITS_TABLE } from './tables';

/** Identifies the source and the target of a try: a value for each scope that the limit counts. */
export type LimitSubject = Partial<Record<LimitScope, string>>;

/**
 * Counts tries in `app.rate_limits`, one statement each, so that the limits hold for all processes and over restarts. Keys are hashed.
 * Whether an account exists makes no difference. Times are real, not those of the injected clock, as for sessions.
 *
 * A person who guesses passwords of an account locks it: no one can sign in to it with a password until the hour is over, and the guessing
 * can continue. The owner is not locked out: an existing session continues, and the one-time password of the reset mail opens a locked
 * account (LOCK_BYPASS). Even if another person has used up the reset mails, the last of them went to the owner and is valid.
 */
@Injectable()
export class Limits {
  private readonly counters = new Map<RateLimitName, Counter[]>();

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
  }

  /**
   * Counts a try, such as `consume('second-factor', userId)`; a text means the account. Call it before the check that may fail.
   * @throws TooManyTries (429) when the limit is exceeded.
   */
  async consume(name: RateLimitName, tried: LimitSubject | string): Promise<void> {
    const who: LimitSubject = typeof tried === 'string' ? { account: tried } : tried;
    for (const counter of this.counters.get(name) ?? []) {
      const value = who[counter.rule.scope];
      if (value !== undefined) await countTry(counter, hashSecret(value));
    }
  }
}

function limiterFor(keyPrefix: string, { seconds }: LimitRule, points: number, pool?: Pool): RateLimiterAbstract {
  const options = { keyPrefix, points, duration: seconds };
  if (pool === undefined) return new RateLimiterMemory(options);
  const { schema, table } = LIMITS_TABLE;
  const kept = { storeClient: pool, storeType: 'pool', schemaName: schema, tableName: table };
  return new RateLimiterPostgres({ ...options, ...kept, tableCreated: true, clearExpiredByTimeout: false });
}
