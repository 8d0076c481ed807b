import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { AuthRecord, SignInAnswer, User } from '../../contracts';
import type { TokenClaims } from '../../platform/http/access/request-user';
import { KnownDevices } from '../alerts/known-devices';
import { SignInAlertsJob } from '../alerts/sign-in-alerts.job';
import { Consents } from '../consent/consents';
import { SecondProofs } from '../factors/second-proofs';
import { SecondStepTickets } from '../factors/second-step-tickets';
import { asThemselves, SecurityLog } from '../security/security-log';
import { type Account, toUser } from '../users/account';
import { UserStore } from '../users/user.store';
import { SessionStore } from './session.store';
import type { SignInClient } from './sign-in-client';

/** How a session begins: by a sign-in, or as the replacement of another session when login-as starts or ends. */
export type Beginning = { from: SignInClient } | { replaces: string; real?: Account };

/** Opens a session and makes its token. */
@Injectable()
export class SignIn {
  constructor(
    private readonly sessions: SessionStore,
    private readonly jwt: JwtService,
    private readonly log: SecurityLog,
    private readonly proofs: SecondProofs,
    private readonly tickets: SecondStepTickets,
    private readonly consents: Consents,
    private readonly devices: KnownDevices,
    private readonly alerts: SignInAlertsJob,
    private readonly users: UserStore,
  ) {}

  /**
   * Continues after the first proof of a sign-in, such as a correct password: with a session or, if the account has a second factor, with a
   * ticket for the second step. Every way to sign in calls it, so that none bypasses the second step.
   * `provider`: the provider that proved the person, for the log.
   */
  async afterFirstProof(account: Account, from: SignInClient, provider?: string): Promise<SignInAnswer> {
    const ways = await this.proofs.ways(account.id);
    if (ways.length === 0) return this.complete(account, from, provider);
    return { secondStep: { ...(await this.tickets.issue(account, provider)), ways } };
  }

  /**
   * Opens the session after every proof of a sign-in was given, and mails the person if the device is new. What the first proof showed
   * about the password is stored only now, since a person without the second proof must not change anything.
   */
  async complete(account: Account, from: SignInClient, provider?: string): Promise<AuthRecord> {
    const after = { address: from.address, ...(provider === undefined ? {} : { provider }) };
    await this.log.record({ action: 'SIGN_IN', by: asThemselves(account.id), userId: account.id, after });
    if (account.mustChangePassword) await this.users.update(account.id, { mustChangePassword: true });
    const opened = await this.open(account, { from });
    if (await this.devices.note(account.id, from)) await this.alerts.notify(account.id, 'NEW_DEVICE', from);
    return opened;
  }

  /**
   * `real`: the real person when signing in as another (lifecycle, section 1, 'Login-as'). The token ends with the session's absolute
   * end (lifecycle, section 5 (8)).
   */
  async open(account: Account, beginning: Beginning): Promise<AuthRecord> {
    const real = 'replaces' in beginning ? beginning.real : undefined;
    const { id, expiresAt } = await this.sessions.start({
      userId: account.id,
      passwordHash: account.passwordHash,
      realUserId: real?.id ?? null,
      client: 'from' in beginning ? beginning.from : null,
      replaces: 'replaces' in beginning ? beginning.replaces : null,
    });
    const claims: TokenClaims = { sub: account.id, jti: id, ...(real ? { act: real.id } : {}) };
    const token = await this.jwt.signAsync({ ...claims, exp: Math.floor(expiresAt.getTime() / 1000) });
    const actor = real && { id: real.id, firstName: real.firstName, lastName: real.lastName };
    const consent = real ? {} : await this.consents.dueFor(account.id);
    return { token, user: { ...toUser(account, actor), ...(await this.factorDue(id)), ...consent } };
  }
  /** Included in the answer, so that the first screen already knows what the account may not do. */
  private async factorDue(sessionId: string): Promise<Pick<User, 'factorDue'>> {
    const [session] = await this.sessions.findAll([sessionId]);
    const due = session?.factorDue ?? null;
    return due === null ? {} : { factorDue: due.toISOString() };
  }
}
