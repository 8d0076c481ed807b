import { type ExecutionContext, Injectable } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail } from '@nestjs/throttler';
import type { Response } from 'express';
import { ApiProblem } from './api-problem';
import type { RequestUser } from './request-user';

const wait = (seconds: number): string =>
  seconds < 90 ? `${Math.max(1, seconds)} seconds` : `${Math.ceil(seconds / 60)} minutes`;

/** Global, behind the access guard, so that signed-in people are counted by account and others by address. */
@Injectable()
export class RateLimitGuard extends ThrottlerGuard {
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
    throw new ApiProblem('TOO_MANY_REQUESTS', `Too many attempts. Please wait ${wait(seconds)} and try again.`);
  }
}
