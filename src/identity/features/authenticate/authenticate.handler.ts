import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignInAnswer } from '../../../contracts';
import { CLOCK, type Clock } from '../../../platform/clock/clock';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { SignInLinks } from '../../providers/sign-in-links';
import { asThemselves, SecurityLog } from '../../security/security-log';
import { SessionStore } from '../../sessions/session.store';
import { SignIn } from '../../sessions/sign-in';
import { type Account, proofOf } from '../../users/account';
import { hashPassword, passwordFits, secretFits } from '../../users/passwords';
import { UserStore } from '../../users/user.store';
import { Authenticate } from './authenticate.command';

/** Signs in by password, or by a one-time password sent by mail (lifecycle, section 4 (3)). */
@CommandHandler(Authenticate)
export class AuthenticateHandler implements ICommandHandler<Authenticate> {
  constructor(
    private readonly users: UserStore,
    private readonly signIn: SignIn,
    private readonly sessions: SessionStore,
    private readonly signIns: SignInLinks,
    private readonly log: SecurityLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws ApiProblem 401, with the same text and timing for every cause. */
  async execute({ email, password, from }: Authenticate): Promise<SignInAnswer> {
    const account = await this.users.findByEmail(email);
    const fits = await passwordFits(account?.passwordHash ?? null, password);
    if (account && fits) return this.signIn.afterFirstProof(account, from);
    if (account && this.isOneTime(account, password))
      return this.signIn.afterFirstProof(await this.useOneTime(account, password), from);
    await this.log.record({ action: 'SIGN_IN_REFUSED', by: null, userId: account?.id ?? null });
    throw new ApiProblem('UNAUTHENTICATED', 'The email address or the password is wrong.');
  }

  private isOneTime({ oneTimePurpose, oneTimeHash, oneTimeExpires }: Account, password: string): boolean {
    const live = oneTimeExpires !== null && oneTimeExpires > this.clock.now();
    return oneTimePurpose === 'RESET' && live && secretFits(oneTimeHash, password);
  }

  /**
   * The first use of the one-time password ends the old password and every session opened with it. What was linked before the address was
   * proven may be a stranger's.
   */
  private async useOneTime(account: Account, password: string): Promise<Account> {
    await this.sessions.revokeAll(account.id, null);
    if (account.unproven) await this.signIns.dropAll(account.id);
    await this.log.record({
      action: 'ONE_TIME_PASSWORD_USED',
      by: asThemselves(account.id),
      userId: account.id,
    });
    return this.users.update(account.id, {
      passwordHash: await hashPassword(password),
      oneTimeHash: null,
      oneTimeExpires: null,
      oneTimePurpose: null,
      mustChangePassword: true,
      // Only the reader of the address has the one-time password.
      ...proofOf(account),
    });
  }
}
