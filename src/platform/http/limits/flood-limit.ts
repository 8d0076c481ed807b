import { AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit, Optional } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { APP_CONFIG, type AppConfig } from '../../config/config';
import { ProcessNotifications } from '../../process-notifications';
import { hashSecret } from '../../secrets';
import { countTry } from './count-try';
import { GENERAL_LIMIT } from './rate-limits';

const TOPIC = 'flood';
/**
 * The limit is divided into this many parts. Other processes are notified when a person has used up a part; normal use stays below the
 * first part.
 */
const PARTS = 12;
const MESSAGE_FORMAT = /^(\S+) ([0-9a-f]{64}) (\d{1,6})$/;

/**
 * The limit against floods, over all processes. Each process counts in memory, so that a call costs no statement, and notifies the others
 * after each twelfth of the limit (ADR 128). The others do not count calls that are not reported yet or whose notification was lost: at
 * most a twelfth for each process.
 */
@Injectable()
export class FloodLimit implements OnModuleInit {
  private readonly process = randomUUID();
  private readonly part: number;
  /**
   * The library's timers start in this async scope. A timer started in the scope of a call would keep the call and its response in memory
   * until the limit ends.
   */
  private readonly timerScope = new AsyncResource('FloodLimit');
  /** Calls to all processes, as far as this process knows. */
  private readonly allCalls: RateLimiterMemory;
  /** Calls to this process alone. */
  private readonly ownCalls: RateLimiterMemory;

  constructor(
    @Inject(APP_CONFIG) { rateLimitFactor }: Pick<AppConfig, 'rateLimitFactor'>,
    /** Absent in specs without a database. */
    @Optional() private readonly notifications?: ProcessNotifications,
  ) {
    const points = Math.max(1, Math.round(GENERAL_LIMIT.tries * rateLimitFactor));
    const { seconds: duration } = GENERAL_LIMIT;
    this.part = Math.max(1, Math.round(points / PARTS));
    this.allCalls = new RateLimiterMemory({ keyPrefix: 'all', points, duration });
    this.ownCalls = new RateLimiterMemory({ keyPrefix: 'own', points, duration });
  }

  onModuleInit(): void {
    this.notifications?.listen(TOPIC, { received: (word) => this.countRemote(word), missed: () => undefined });
  }

  /** Counts any call of a person. @throws TooManyTries (429) in a flood. */
  async consume(person: string): Promise<void> {
    const key = hashSecret(person);
    await this.timerScope.runInAsyncScope(() => countTry({ rule: GENERAL_LIMIT, limiter: this.allCalls }, key));
    const { consumedPoints } = await this.timerScope.runInAsyncScope(() => this.ownCalls.penalty(key));
    if (consumedPoints % this.part !== 0) return;
    // While the database is unavailable, each process counts alone.
    this.notifications?.notify(TOPIC, `${this.process} ${key} ${this.part}`).catch(() => undefined);
  }

  private countRemote(word: string): void {
    const [, from, key, calls] = MESSAGE_FORMAT.exec(word) ?? [];
    if (key !== undefined && from !== this.process) void this.allCalls.penalty(key, Number(calls));
  }
}
