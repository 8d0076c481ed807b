import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Pool } from 'pg';
import type { SignInAnswer } from '../../../contracts';
import { CLOCK, type Clock, newId } from '../../../platform/clock/clock';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { inTransaction, PG_POOL } from '../../../platform/postgres';
import { FactorStore } from '../../factors/factor.store';
import { AccountMailJob } from '../../mails/account-mail.job';
import { SignInLinks } from '../../providers/sign-in-links';
import { asThemselves, SecurityLog } from '../../security/security-log';
import { SessionStore } from '../../sessions/session.store';
import { SignIn } from '../../sessions/sign-in';
import { type Account, proofOf } from '../../users/account';
import { assertStrong } from '../../users/password-policy';
import { hashPassword, secretFits } from '../../users/passwords';
import { UserStore } from '../../users/user.store';
import { SetPassword } from './set-password.command';

/** Sets the first password of an account created by staff, by the link in its mail, and signs in. */
@CommandHandler(SetPassword)
export class SetPasswordHandler implements ICommandHandler<SetPassword> {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly users: UserStore,
    private readonly signIn: SignIn,
    private readonly sessions: SessionStore,
    private readonly signIns: SignInLinks,
    private readonly mails: AccountMailJob,
    private readonly log: SecurityLog,
    private readonly factors: FactorStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws ApiProblem 422 for a used, expired or unknown link, 400 for a weak password, 409 when another account has proven the address. */
  async execute({ userId, key, password, from }: SetPassword): Promise<SignInAnswer> {
    const found = this.assertFits(await this.users.find(userId), key);
    await assertStrong(password, found);
    const passwordHash = await hashPassword(password);
    const [account, mail] = await inTransaction(this.pool, async (db) => {
      const before = this.assertFits(await this.users.lock(userId, db), key);
      // Only a person who reads mails to this address has the link. Sign-ins that were linked before may be a stranger's.
      if (before.unproven) {
        await this.users.assertFree(before.email, userId, db);
        await this.signIns.dropAll(userId, db);
      }
      await this.sessions.revokeAllIn(userId, db);
      await this.log.record({ action: 'PASSWORD_CHANGED', by: asThemselves(userId), userId }, db);
      // Until the second step, the password proves only that its holder reads the mailbox (see LostFactors).
      const mustChangePassword = (await this.factors.list(userId, db)).length > 0;
      const change = {
        passwordHash,
        mustChangePassword,
        oneTimeHash: null,
        oneTimeExpires: null,
        oneTimePurpose: null,
      };
      const after = await this.users.update(userId, { ...change, ...proofOf(before) }, db);
      const meta = { ...asThemselves(userId), correlationId: newId() };
      return [after, before.passwordHash === null ? null : await this.mails.queueNewPassword(after, meta, db)] as const;
    });
    this.sessions.forget(userId);
    if (mail) await this.mails.sendSoon(mail, account);
    return this.signIn.afterFirstProof(account, from);
  }

  private assertFits(account: Account | null, key: string): Account {
    const live =
      account?.oneTimePurpose === 'SET_PASSWORD' && (account.oneTimeExpires ?? new Date(0)) > this.clock.now();
    if (account && live && secretFits(account.oneTimeHash, key)) return account;
    throw new ApiProblem(
      'RULE_BROKEN',
      'This link is no longer valid. Please use Forgot password on the sign-in page.',
    );
  }
}
