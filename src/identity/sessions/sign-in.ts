import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { AuthRecord, SignInAnswer } from '../../contracts';
import type { TokenClaims } from '../../platform/http/access/request-user';
import { asThemselves, SecurityLog } from '../security/security-log';
import { type Account, toUser } from '../users/account';
import { SessionStore } from './session.store';
import type { SignInClient } from './sign-in-client';

/** How a session begins: at a sign-in from somewhere, or in place of another session when login-as starts or ends. */
export type Beginning = { from: SignInClient } | { replaces: string; real?: Account };

/** Opens a session and makes its token. */
@Injectable()
export class SignIn {
  constructor(
    private readonly sessions: SessionStore,
    private readonly jwt: JwtService,
    private readonly log: SecurityLog,
  ) {}

  /**
   * What follows from the first proof of a sign-in, such as a right password: a session. Every way to sign in calls it, so that none goes
   * around the second step. `provider`: who proved the person, for the log.
   */
  async afterFirstProof(account: Account, from: SignInClient, provider?: string): Promise<SignInAnswer> {
    const after = provider === undefined ? undefined : { provider };
    await this.log.record({ action: 'SIGN_IN', by: asThemselves(account.id), userId: account.id, after });
    return this.open(account, { from });
  }

  /**
   * `real`: the real person when signing in as another (lifecycle, section 1, 'Login-as'). The token ends with the session's absolute
   * end (lifecycle, section 5 (8)).
   */
  async open(account: Account, beginning: Beginning): Promise<AuthRecord> {
    const real = 'replaces' in beginning ? beginning.real : undefined;
    const { id, expiresAt } = await this.sessions.start({
      userId: account.id,
      realUserId: real?.id ?? null,
      client: 'from' in beginning ? beginning.from : null,
      replaces: 'replaces' in beginning ? beginning.replaces : null,
    });
    const claims: TokenClaims = { sub: account.id, jti: id, ...(real ? { act: real.id } : {}) };
    const token = await this.jwt.signAsync({ ...claims, exp: Math.floor(expiresAt.getTime() / 1000) });
    const actor = real && { id: real.id, firstName: real.firstName, lastName: real.lastName };
    return { token, user: toUser(account, actor) };
  }
}
