import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import type { GroupName } from '../../contracts';
import { CLOCK, type Clock, newId } from '../../platform/clock/clock';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import type { MailMeta } from '../mails/identity-mails';
import { Invitations } from '../security/invitations';
import { SecurityLog } from '../security/security-log';
import { newAccount, type NewPerson } from '../users/new-account';
import { UserStore } from '../users/user.store';

/** Accounts that an import makes: without a password, and without a mail unless it is asked for. */
@Injectable()
export class QuietAccounts {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly users: UserStore,
    private readonly invitations: Invitations,
    private readonly log: SecurityLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * The id of the new account. With `invites` its holder gets the mail with a link to set a password.
   * @throws ApiProblem 409 when the address has an account.
   */
  async create(
    person: NewPerson,
    group: GroupName,
    { invites, meta }: { invites: boolean; meta: MailMeta },
  ): Promise<string> {
    if (invites) return (await this.invitations.create(person, group, meta)).id;
    const account = newAccount(newId(), person, group, this.clock.now());
    const by = meta.userId === null ? null : { userId: meta.userId, realUserId: meta.realUserId };
    await inTransaction(this.pool, async (db) => {
      await this.users.insert(account, db);
      await this.log.record({ action: 'ACCOUNT_CREATED', by, userId: account.id, after: { group } }, db);
    });
    return account.id;
  }
}
