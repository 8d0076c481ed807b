import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../platform/clock';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { hashSecret } from '../../platform/secrets';

const HOUR = 3_600_000;
/** Wrong keys for one request in an hour, from all addresses together. */
const LIMIT = 100;
/** Requests remembered at the same time; more would be a flood of invented ones. */
const REMEMBERED = 10_000;

/**
 * Counts wrong keys of one request to a reviewer across all addresses; the edge limits those of one address (lifecycle, section 4
 * (8)). Only wrong keys are counted and refused, so guessing cannot lock the reviewer out. Kept in memory: a restart resets the
 * counts, which is safe with keys of 256 random bits.
 */
@Injectable()
export class KeyGuesses {
  private readonly counts = new Map<string, { wrong: number; until: number }>();

  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /**
   * Counts a wrong key; the request need not exist.
   * @throws ApiProblem 429 after too many.
   */
  note(articleId: string, assignmentId: string): void {
    const now = this.clock.now().getTime();
    const id = hashSecret(`${articleId}\n${assignmentId}`);
    const known = this.counts.get(id);
    const count = known && known.until > now ? known : { wrong: 0, until: now + HOUR };
    count.wrong += 1;
    this.counts.delete(id);
    this.counts.set(id, count);
    this.forgetOldest();
    if (count.wrong > LIMIT * this.config.rateLimitFactor)
      throw new ApiProblem('TOO_MANY_REQUESTS', 'Too many attempts. Please wait an hour, or sign in to answer.');
  }

  private forgetOldest(): void {
    const [oldest] = this.counts.keys();
    if (this.counts.size > REMEMBERED && oldest !== undefined) this.counts.delete(oldest);
  }
}
