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
 * Records in the security log who exports data in bulk, and what a person reads while signed in as another person (ADR 92). The entry is
 * written before the data are sent, so that an aborted download is recorded too. The entry contains the route and the id of the request,
 * whose line in the server's log contains the address. An entry with the article would show a webmaster who its author is, if the office
 * reads it as that author.
 *
 * It is a guard that refuses nothing: an interceptor would cost each request 5 % of its processor time. It runs after the guards that
 * refuse.
 */
@Injectable()
export class ReadingLog implements CanActivate {
  @Optional() @Inject(SECURITY_LOG) private readonly log?: SecurityLogWriter;
  /** What a session under login-as has read: pages fetch the same data repeatedly. */
  private readonly recorded = new LRUCache<string, true>({ max: 10_000, ttl: HOUR_MS });

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
    if (this.recorded.has(what)) return;
    await this.record('READ_AS_ANOTHER', user, request);
    this.recorded.set(what, true);
  }

  private async record(action: 'DATA_EXPORTED' | 'READ_AS_ANOTHER', by: RequestUser, request: Request): Promise<void> {
    const { path = '' } = request.route as { path?: string };
    const after = { request: correlationId(request), ...(by.apiKey && { apiKey: by.apiKey.name }) };
    await this.log?.record({ action, by, userId: by.userId, subject: path, after });
  }
}

/** True for a read about one article, ticket or person under login-as. */
const isReadAsAnother = ({ realUserId }: RequestUser, { method, params }: Request): boolean =>
  realUserId !== null && method === 'GET' && Object.keys(params).length > 0;
