import { type ExecutionContext, Inject, Injectable, Logger, Optional } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail } from '@nestjs/throttler';
import type { Request, Response } from 'express';
import { isEmail } from '../../../contracts';
import { SECURITY_LOG, type SecurityLogWriter } from '../../security-log';
import type { RequestUser } from '../access/request-user';
import { ApiProblem } from '../errors/api-problem';
import { rateLimitOn } from './rate-limits';

const wait = (seconds: number): string =>
  seconds < 90 ? `${Math.max(1, seconds)} seconds` : `${Math.ceil(seconds / 60)} minutes`;

/** Global. It runs after the access guard, so that signed-in people are counted by account and others by address. */
@Injectable()
export class RateLimitGuard extends ThrottlerGuard {
  @Optional() @Inject(SECURITY_LOG) private readonly log?: SecurityLogWriter;
  private readonly trouble = new Logger(RateLimitGuard.name);
  /** When each logged lock ends, in milliseconds since 1970. */
  private readonly locked = new Map<string, number>();

  protected override async getTracker(
    request: Record<string, unknown> & { user?: RequestUser | null },
  ): Promise<string> {
    return request.user ? `user ${request.user.userId}` : super.getTracker(request);
  }

  protected override async throwThrottlingException(
    context: ExecutionContext,
    detail: ThrottlerLimitDetail,
  ): Promise<void> {
    const seconds = detail.timeToBlockExpire;
    context.switchToHttp().getResponse<Response>().header('Retry-After', String(seconds));
    if (rateLimitOn(context) === 'login') await this.logLock(context, detail);
    throw new ApiProblem('TOO_MANY_REQUESTS', `Too many attempts. Please wait ${wait(seconds)} and try again.`);
  }

  /** Logs each lock once, however many attempts follow. The input is logged only if it is an address. */
  private async logLock(
    context: ExecutionContext,
    { tracker, timeToBlockExpire }: ThrottlerLimitDetail,
  ): Promise<void> {
    const now = Date.now();
    if ((this.locked.get(tracker) ?? 0) > now) return;
    for (const [other, until] of this.locked) if (until <= now) this.locked.delete(other);
    this.locked.set(tracker, now + timeToBlockExpire * 1000);
    const { email } = (context.switchToHttp().getRequest<Request>().body ?? {}) as { email?: unknown };
    const subject = typeof email === 'string' && isEmail(email.trim()) ? email.trim().toLowerCase() : undefined;
    // The lock holds even when it cannot be logged.
    await this.log
      ?.record({ action: 'SIGN_IN_LOCKED', by: null, subject })
      .catch((failure: Error) => this.trouble.warn(`A lock could not be logged: ${failure.message}`));
  }
}
