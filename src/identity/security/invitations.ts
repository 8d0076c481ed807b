import { Inject, Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import type { GroupName } from '../../contracts';
import { CLOCK, type Clock, newId } from '../../platform/clock/clock';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { hashSecret } from '../../platform/secrets';
import type { SecurityRecord } from '../../platform/security-log';
import { AccountMailJob } from '../mails/account-mail.job';
import { IdentityMails, type MailMeta, type MailVariant } from '../mails/identity-mails';
import { SignInLinks } from '../providers/sign-in-links';
import { SessionStore } from '../sessions/session.store';
import type { Account } from '../users/account';
import { newAccount, type NewPerson } from '../users/new-account';
import { UserStore } from '../users/user.store';
import { SecurityLog } from './security-log';

const LINK_DAYS = 30;

/** Creates accounts for other people: without a password, and with a mailed link to set one. */
@Injectable()
export class Invitations {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly users: UserStore,
    private readonly sessions: SessionStore,
    private readonly signIns: SignInLinks,
    private readonly mails: IdentityMails,
    private readonly accountMails: AccountMailJob,
    private readonly log: SecurityLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Creates the account, its entry in the security log and the job for its mail in one transaction. An account that a stranger registered
   * with this address and never proved is taken over: it loses its password and its sessions, so that only the reader of the mail can
   * enter it (lifecycle, section 5 (1)).
   * @throws ApiProblem 409 when the address has an account, or is a former address of one.
   */
  async create(person: NewPerson, group: GroupName, meta: MailMeta): Promise<Account> {
    const mailId = newId();
    const squatter = await this.users.findByEmail(person.email);
    const id = squatter?.unproven ? squatter.id : newId();
    const account: Account = { ...newAccount(id, person, group, this.clock.now()), ...this.link(mailId) };
    const mail = { mailId, kind: 'SET_PASSWORD', userId: id, address: account.email, meta } as const;
    const by = meta.userId === null ? null : { userId: meta.userId, realUserId: meta.realUserId };
    await inTransaction(this.pool, async (db) => {
      if (squatter?.unproven) await this.takeOver(account, by, db);
      else await this.users.insert(account, db);
      await this.log.record({ action: 'ACCOUNT_CREATED', by, userId: account.id, after: { group } }, db);
      await this.accountMails.enqueue(mail, db);
    });
    this.sessions.forget(account.id);
    await this.accountMails.sendSoon(mail, account);
    return account;
  }

  private async takeOver(
    { id, createdAt: _kept, ...account }: Account,
    by: SecurityRecord['by'],
    db: PoolClient,
  ): Promise<void> {
    await this.users.assertFree(account.email, id, db);
    await this.signIns.dropAll(id, db);
    await this.users.update(id, account, db);
    await this.sessions.revokeAllIn(id, db);
    await this.log.record({ action: 'ACCOUNT_TAKEN_OVER', by, userId: id }, db);
  }

  /**
   * Mails the holder of an account without a password a new link to set one; earlier links become invalid. The page of the link leads to
   * `next`, a path with a leading slash. A repeated call with the same `mailId` does nothing, and neither does one for an account
   * with a password.
   */
  async mailLinkAgain(userId: string, mailId: string, next: string, meta: MailMeta): Promise<void> {
    await this.mailVariant(userId, mailId, meta, { template: 'first-password', next });
  }

  /** As `mailLinkAgain`, for a person who asked for a link, or whose password was removed. */
  async mailLink(userId: string, mailId: string, meta: MailMeta): Promise<void> {
    await this.mailVariant(userId, mailId, meta, { template: 'choose-password' });
  }

  private async mailVariant(userId: string, mailId: string, meta: MailMeta, variant: MailVariant): Promise<void> {
    const known = await this.users.find(userId);
    if (!known || known.passwordHash !== null) return;
    const account = await this.users.update(userId, this.link(mailId));
    await this.mails.send(mailId, 'SET_PASSWORD', account, meta, variant);
  }

  /** Mails the holder of an account without a password the link of a new account again; earlier links become invalid. */
  async mailFirstLinkAgain(userId: string, meta: MailMeta): Promise<void> {
    const mailId = newId();
    const account = await this.users.update(userId, this.link(mailId));
    await this.mails.send(mailId, 'SET_PASSWORD', account, meta);
  }

  private link(mailId: string): Pick<Account, 'oneTimeHash' | 'oneTimeExpires' | 'oneTimePurpose'> {
    return {
      oneTimeHash: hashSecret(this.mails.secretOf(mailId, 'SET_PASSWORD')),
      oneTimeExpires: new Date(this.clock.now().getTime() + LINK_DAYS * 86_400_000),
      oneTimePurpose: 'SET_PASSWORD',
    };
  }
}
