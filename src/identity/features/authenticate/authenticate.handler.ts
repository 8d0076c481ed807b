import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Pool } from 'pg';
import type { SignInAnswer } from '../../../contracts';
import { CLOCK, type Clock, newId } from '../../../platform/clock/clock';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { inTransaction, PG_POOL } from '../../../platform/postgres';
import { AccountMailJob } from '../../mails/account-mail.job';
import { SignInLinks } from '../../providers/sign-in-links';
import { asThemselves, SecurityLog } from '../../security/security-log';
import { SessionStore } from '../../sessions/session.store';
import { SignIn } from '../../sessions/sign-in';
import { type Account, proofOf } from '../../users/account';
import { isBreached } from '../../users/password-policy';
import { hashPassword, isOutdatedHash, passwordFits, secretFits } from '../../users/passwords';
import { UserStore } from '../../users/user.store';
import { Authenticate } from './authenticate.command';

const WRONG = 'The email address or the password is wrong.';

/** Signs in by password, or by a one-time password sent by mail (lifecycle, section 4 (3)). */
@CommandHandler(Authenticate)
export class AuthenticateHandler implements ICommandHandler<Authenticate> {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly users: UserStore,
    private readonly signIn: SignIn,
    private readonly sessions: SessionStore,
    private readonly signIns: SignInLinks,
    private readonly mails: AccountMailJob,
    private readonly log: SecurityLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws ApiProblem 401, with the same text and timing for every cause. */
  async execute({ email, password, from }: Authenticate): Promise<SignInAnswer> {
    const account = await this.users.findByEmail(email);
    const fits = await passwordFits(account?.passwordHash ?? null, password);
    if (account && fits) return this.signIn.afterFirstProof(await this.withPasswordChecks(account, password), from);
    if (account && this.isOneTime(account, password))
      return this.signIn.afterFirstProof(await this.useOneTime(account, password), from);
    const after = { address: from.address };
    await this.log.record({ action: 'SIGN_IN_REFUSED', by: null, userId: account?.id ?? null, after });
    throw new ApiProblem('UNAUTHENTICATED', WRONG);
  }

  /** A password that is on the list of breached passwords must be changed. It was set before the rules, or breached later (ASVS 2.1.7). */
  private async withPasswordChecks(account: Account, password: string): Promise<Account> {
    const renewed = await this.renewHash(account, password);
    return { ...renewed, mustChangePassword: renewed.mustChangePassword || (await isBreached(password)) };
  }

  /** Replaces a hash with an earlier pepper or weaker settings, now that the password is known (ADR 91). */
  private async renewHash(account: Account, password: string): Promise<Account> {
    const { id, passwordHash } = account;
    if (passwordHash === null || !(await isOutdatedHash(passwordHash))) return account;
    const renewed = await hashPassword(password);
    return (await this.users.renewHash(id, passwordHash, renewed)) ? { ...account, passwordHash: renewed } : account;
  }

  private isOneTime({ oneTimePurpose, oneTimeHash, oneTimeExpires }: Account, password: string): boolean {
    const live = oneTimeExpires !== null && oneTimeExpires > this.clock.now();
    return oneTimePurpose === 'RESET' && live && secretFits(oneTimeHash, password);
  }

  /**
   * The first use of the one-time password ends the old password and every session opened with it. Sign-ins that were linked before the
   * address was proven may be a stranger's and are removed.
   * @throws ApiProblem 401 when another request has used it in the meantime, 409 when another account has proven the address.
   */
  private async useOneTime({ id, oneTimeHash }: Account, password: string): Promise<Account> {
    const passwordHash = await hashPassword(password);
    const [account, mail] = await inTransaction(this.pool, async (db) => {
      const before = await this.users.lock(id, db);
      if (before.oneTimeHash !== oneTimeHash) throw new ApiProblem('UNAUTHENTICATED', WRONG);
      if (before.unproven) {
        await this.users.assertFree(before.email, id, db);
        await this.signIns.dropAll(id, db);
      }
      await this.log.record({ action: 'ONE_TIME_PASSWORD_USED', by: asThemselves(id), userId: id }, db);
      await this.sessions.revokeAllIn(id, db);
      const after = await this.users.update(
        id,
        {
          ...{ passwordHash, oneTimeHash: null, oneTimeExpires: null, oneTimePurpose: null, mustChangePassword: true },
          // Only a person who reads mails to this address has the one-time password.
          ...proofOf(before),
        },
        db,
      );
      // The same mail as after any other change, so that the holder notices if another person uses the mailbox.
      const meta = { ...asThemselves(id), correlationId: newId() };
      return [after, await this.mails.queueNewPassword(after, meta, db)] as const;
    });
    this.sessions.forget(id);
    await this.mails.sendSoon(mail, account);
    return account;
  }
}
