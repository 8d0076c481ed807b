import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignInAnswer } from '../../../contracts';
import { CLOCK, type Clock } from '../../../platform/clock/clock';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { FactorStore } from '../../factors/factor.store';
import { SignInLinks } from '../../providers/sign-in-links';
import { asThemselves, SecurityLog } from '../../security/security-log';
import { SessionStore } from '../../sessions/session.store';
import { SignIn } from '../../sessions/sign-in';
import { proofOf } from '../../users/account';
import { assertStrong } from '../../users/password-policy';
import { hashPassword, secretFits } from '../../users/passwords';
import { UserStore } from '../../users/user.store';
import { SetPassword } from './set-password.command';

/** The first password of an account created by staff, by the link in its mail; also signs in. */
@CommandHandler(SetPassword)
export class SetPasswordHandler implements ICommandHandler<SetPassword> {
  constructor(
    private readonly users: UserStore,
    private readonly signIn: SignIn,
    private readonly sessions: SessionStore,
    private readonly signIns: SignInLinks,
    private readonly log: SecurityLog,
    private readonly factors: FactorStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws ApiProblem 422 for a used, expired or unknown link, 400 for a weak password. */
  async execute({ userId, key, password, from }: SetPassword): Promise<SignInAnswer> {
    const found = await this.users.find(userId);
    const live = found?.oneTimePurpose === 'SET_PASSWORD' && (found.oneTimeExpires ?? new Date(0)) > this.clock.now();
    if (!found || !live || !secretFits(found.oneTimeHash, key))
      throw new ApiProblem(
        'RULE_BROKEN',
        'This link is no longer valid. Please use Forgot password on the sign-in page.',
      );
    await assertStrong(password, found);
    // Only the reader of the address has the link. What was linked before may be a stranger's.
    if (found.unproven) await this.signIns.dropAll(found.id);
    const account = await this.users.update(found.id, {
      passwordHash: await hashPassword(password),
      oneTimeHash: null,
      oneTimeExpires: null,
      oneTimePurpose: null,
      // Until the second step, the password shows only that its holder reads the mailbox (see LostFactors).
      mustChangePassword: (await this.factors.list(found.id)).length > 0,
      ...proofOf(found),
    });
    await this.sessions.revokeAll(account.id, null);
    await this.log.record({ action: 'PASSWORD_CHANGED', by: asThemselves(account.id), userId: account.id });
    return this.signIn.afterFirstProof(account, from);
  }
}
