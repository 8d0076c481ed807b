import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { AuthRecord } from '../../contracts';
import type { TokenClaims } from '../../platform/http/access/request-user';
import { type Account, toUser } from '../users/account';
import { SESSION_DAYS, SessionStore } from './session.store';

/** Opens a session and makes its token. */
@Injectable()
export class SignIn {
  constructor(
    private readonly sessions: SessionStore,
    private readonly jwt: JwtService,
  ) {}

  /** `real`: the real person when signing in as another (lifecycle, section 1, 'Login-as'). */
  async open(account: Account, real?: Account): Promise<AuthRecord> {
    const sessionId = await this.sessions.start(account.id, real?.id ?? null);
    const claims: TokenClaims = { sub: account.id, jti: sessionId, ...(real ? { act: real.id } : {}) };
    const token = await this.jwt.signAsync(claims, { expiresIn: `${SESSION_DAYS}d` });
    const actor = real && { id: real.id, firstName: real.firstName, lastName: real.lastName };
    return { token, user: toUser(account, actor) };
  }
}
