import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import type { GroupName } from '../../contracts';
import { CLOCK, type Clock, newId } from '../../platform/clock/clock';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { hashSecret } from '../../platform/secrets';
import { IdentityMails, type MailMeta } from '../mails/identity-mails';
import type { Account } from '../users/account';
import { newAccount, type NewPerson } from '../users/new-account';
import { UserStore } from '../users/user.store';
import { SecurityLog } from './security-log';

const LINK_DAYS = 30;

/** Accounts created for other people: without a password, and with a mailed link to set one. */
@Injectable()
export class Invitations {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly users: UserStore,
    private readonly mails: IdentityMails,
    private readonly log: SecurityLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * The account and its entry in the security log, both or neither.
   * @throws ApiProblem 409 when the address has an account.
   */
  async create(person: NewPerson, group: GroupName, meta: MailMeta): Promise<Account> {
    const mailId = newId();
    const account: Account = { ...newAccount(newId(), person, group, this.clock.now()), ...this.link(mailId) };
    const { userId, realUserId } = meta;
    await inTransaction(this.pool, async (db) => {
      await this.users.insert(account, db);
      const by = userId === null ? null : { userId, realUserId };
      await this.log.record({ action: 'ACCOUNT_CREATED', by, userId: account.id, after: { group } }, db);
    });
    await this.mails.send(mailId, 'SET_PASSWORD', account, meta);
    return account;
  }

  /**
   * Mails the holder of an account without a password a new link to set one; earlier links become invalid. The link leads on to
   * `next`, a path with a leading slash. A repeated call with the same `mailId` does nothing, and neither does one for an account
   * with a password.
   */
  async mailLinkAgain(userId: string, mailId: string, next: string, meta: MailMeta): Promise<void> {
    const known = await this.users.find(userId);
    if (!known || known.passwordHash !== null) return;
    const account = await this.users.update(userId, this.link(mailId));
    await this.mails.send(mailId, 'SET_PASSWORD', account, meta, { template: 'first-password', next });
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
