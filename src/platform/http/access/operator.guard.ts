import { createHash, timingSafeEqual } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { APP_CONFIG, type AppConfig } from '../../config/config';
import { ApiProblem } from '../errors/api-problem';
import type { RequestUser } from './request-user';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * For routes of the operator, such as GET /api/metrics: in production only for METRICS_TOKEN as bearer token and for webmasters, elsewhere
 * for everyone. Also declare the route `public`, since the token is not a session.
 */
@Injectable()
export class OperatorGuard implements CanActivate {
  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  /** @throws ApiProblem 401 for signed-out callers, 403 for other people. */
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request & { user?: RequestUser | null }>();
    if (this.config.nodeEnv !== 'production' || this.bearsToken(request)) return true;
    if (!request.user)
      throw new ApiProblem('UNAUTHENTICATED', 'Please send the metrics token, or sign in as webmaster.');
    if (request.user.group === 'webmaster') return true;
    throw new ApiProblem('FORBIDDEN', 'Your group does not have permission to do this.');
  }

  private bearsToken({ headers }: Request): boolean {
    const given = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
    const { metricsToken } = this.config;
    return given !== undefined && metricsToken !== null && timingSafeEqual(digest(given), digest(metricsToken));
  }
}
