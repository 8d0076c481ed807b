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

/** Accounts made for somebody else: without a password, and with a link to set one in a mail. */
@Injectable()
export class Invitations {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly users: UserStore,
    private readonly mails: IdentityMails,
    private readonly log: SecurityLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The account and its entry in the security log, both or neither. @throws ApiProblem 409 when the address has an account. */
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
   * Mails the holder of an account that has no password yet another link to set one, which leads on to `next`, a path with a leading
   * slash; earlier links end with that. Called again with the same `mailId` it mails nothing more. An account with a password is left
   * alone.
   */
  async mailLinkAgain(userId: string, mailId: string, next: string, meta: MailMeta): Promise<void> {
    const known = await this.users.find(userId);
    if (!known || known.passwordHash !== null) return;
    const account = await this.users.update(userId, this.link(mailId));
    await this.mails.send(mailId, 'SET_PASSWORD', account, meta, { template: 'first-password', next });
  }

  private link(mailId: string): Pick<Account, 'oneTimeHash' | 'oneTimeExpires' | 'oneTimePurpose'> {
    return {
      oneTimeHash: hashSecret(this.mails.secretOf(mailId, 'SET_PASSWORD')),
      oneTimeExpires: new Date(this.clock.now().getTime() + LINK_DAYS * 86_400_000),
      oneTimePurpose: 'SET_PASSWORD',
    };
  }
}
