import { type CanActivate, type ExecutionContext, Inject, Injectable, Optional } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { SECURITY_LOG, type SecurityLogWriter } from '../../security-log';
import { correlationId } from '../request/correlation';
import { ACCESS_KEY, type AccessRule } from './access.decorator';
import type { RequestUser } from './request-user';

const HOUR_MS = 3_600_000;

/**
 * Writes into the security log who takes data out in bulk, and what somebody reads while signed in as another person (ADR 92). The entry comes
 * before the data: who breaks a download off is in the log too. It names the route and the request, whose line in the server's log has the
 * address: an entry with the article would tell a webmaster who is its author whom the office reads it as.
 *
 * A guard that refuses nothing: an interceptor would cost each request 5 % of its processor time. It runs after the guards that refuse.
 */
@Injectable()
export class ReadingLog implements CanActivate {
  @Optional() @Inject(SECURITY_LOG) private readonly log?: SecurityLogWriter;
  /** What a session under login-as has read: pages fetch the same again and again. */
  private readonly told = new LRUCache<string, true>({ max: 10_000, ttl: HOUR_MS });

  constructor(private readonly reflector: Reflector) {}

  async canActivate(context: ExecutionContext): Promise<true> {
    const request = context.switchToHttp().getRequest<Request & { user?: RequestUser | null }>();
    const { user } = request;
    if (user && this.isBulk(context)) await this.record('DATA_EXPORTED', user, request);
    else if (user && isReadAsAnother(user, request)) await this.recordOnce(user, request);
    return true;
  }

  private isBulk(context: ExecutionContext): boolean {
    const targets = [context.getHandler(), context.getClass()];
    return this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_KEY, targets)?.recordsReading === true;
  }

  /** One entry per session, address and hour. */
  private async recordOnce(user: RequestUser, request: Request): Promise<void> {
    const what = `${user.sessionId} ${request.path}`;
    if (this.told.has(what)) return;
    await this.record('READ_AS_ANOTHER', user, request);
    this.told.set(what, true);
  }

  private async record(action: 'DATA_EXPORTED' | 'READ_AS_ANOTHER', by: RequestUser, request: Request): Promise<void> {
    const { path = '' } = request.route as { path?: string };
    const after = { request: correlationId(request), ...(by.apiKey && { apiKey: by.apiKey.name }) };
    await this.log?.record({ action, by, userId: by.userId, subject: path, after });
  }
}

/** What is about one article, ticket or person, read under login-as. */
const isReadAsAnother = ({ realUserId }: RequestUser, { method, params }: Request): boolean =>
  realUserId !== null && method === 'GET' && Object.keys(params).length > 0;
