import { type CanActivate, type ExecutionContext, Inject, Injectable, Logger, Optional } from '@nestjs/common';
import type { Request } from 'express';
import { isEmail, normalEmail } from '../../../contracts';
import { SECURITY_LOG, type SecurityLogWriter } from '../../security-log';
import type { RequestUser } from '../access/request-user';
import { FloodLimit } from './flood-limit';
import { Limits, type LimitSubject } from './limits';
import { LOCK_BYPASS, type LockBypass } from './lock-bypass';
import { rateLimitOn } from './rate-limits';
import { TooManyTries } from './too-many-tries';

const LONGEST_EMAIL = 254;

type LimitedRequest = Request & { user?: RequestUser | null };

/** Global. It runs after the access guard, so that signed-in people are counted by account and others by address. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  @Optional() @Inject(SECURITY_LOG) private readonly log?: SecurityLogWriter;
  @Optional() @Inject(LOCK_BYPASS) private readonly lockBypass?: LockBypass;
  private readonly trouble = new Logger(RateLimitGuard.name);

  constructor(
    private readonly limits: Limits,
    private readonly floodLimit: FloodLimit,
  ) {}

  /** @throws TooManyTries (429). */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<LimitedRequest>();
    const person = request.user ? `user ${request.user.userId}` : (request.ip ?? '');
    await this.floodLimit.consume(person);
    const name = rateLimitOn(context);
    if (name === undefined) return true;
    try {
      await this.limits.consume(name, limitSubjectOf(request, `${routeOf(context)} ${person}`));
    } catch (refusal) {
      if (name !== 'login' || !(refusal instanceof TooManyTries)) throw refusal;
      if (refusal.scope === 'account' && (await this.lockBypass?.allows(request.body))) return true;
      if (refusal.isFirst) await this.logLock(request);
      throw refusal;
    }
    return true;
  }

  /** Logs each lock once, however many attempts follow. The input is logged only if it is an address. */
  private async logLock(request: LimitedRequest): Promise<void> {
    const email = emailIn(request);
    const subject = email !== undefined && isEmail(email) ? email : undefined;
    // The lock applies even if it cannot be logged.
    await this.log
      ?.record({ action: 'SIGN_IN_LOCKED', by: null, subject })
      .catch((failure: Error) => this.trouble.warn(`A lock could not be logged: ${failure.message}`));
  }
}

/** The address as typed, whether or not an account has it: known and unknown addresses are counted the same way. */
function emailIn({ body }: LimitedRequest): string | undefined {
  const email = (body as { email?: unknown } | undefined)?.email;
  return typeof email === 'string' ? normalEmail(email).slice(0, LONGEST_EMAIL) : undefined;
}

/** Routes with the same limit are counted separately. */
const routeOf = (context: ExecutionContext): string => `${context.getClass().name}.${context.getHandler().name}`;

function limitSubjectOf(request: LimitedRequest, person: string): LimitSubject {
  const address = request.ip ?? '';
  const account = emailIn(request) ?? '';
  return { address, account, pair: `${address} ${account}`, person };
}
