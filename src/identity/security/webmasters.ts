import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { normalEmail } from '../../contracts';
import { newId } from '../../platform/clock/clock';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import type { MailMeta } from '../mails/identity-mails';
import { SessionStore } from '../sessions/session.store';
import { type Account, groupIdOf } from '../users/account';
import { UserStore } from '../users/user.store';
import { accountEntries } from './account-entries';
import { Invitations } from './invitations';
import { SecurityLog } from './security-log';

const WEBMASTER = groupIdOf('webmaster');

/** What was done with the account, and whether a link to set a password was mailed. */
export interface MadeWebmaster {
  account: 'created' | 'changed' | 'unchanged';
  linkMailed: boolean;
}

/** Makes webmasters for the operator, outside the rules for groups: by WEBMASTER_EMAIL or `npm run webmaster`. */
@Injectable()
export class Webmasters {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly users: UserStore,
    private readonly sessions: SessionStore,
    private readonly invitations: Invitations,
    private readonly log: SecurityLog,
  ) {}

  /** True if at least one account is in the group webmaster. */
  async exist(): Promise<boolean> {
    const sql = 'SELECT 1 FROM app.users WHERE group_id = $1 AND NOT deleted LIMIT 1';
    return (await this.pool.query(sql, [WEBMASTER])).rowCount === 1;
  }

  /**
   * Makes the person at this address a webmaster, also the person of an account that had the address before. A new account, and one without a password, gets a mail with a link to set one. The
   * change is in the security log, without a person who made it.
   */
  async make(email: string): Promise<MadeWebmaster> {
    const meta: MailMeta = { userId: null, realUserId: null, correlationId: newId() };
    const known = (await this.users.findHolder(normalEmail(email))) ?? (await this.users.findByEmail(email));
    // An account that never proved this address may be a stranger's: creating takes it over.
    if (!known || known.unproven) {
      await this.invitations.create({ firstName: 'Web', lastName: 'Master', ...known, email }, 'webmaster', meta);
      return { account: 'created', linkMailed: true };
    }
    if (known.groupId !== WEBMASTER) await this.move(known.id);
    if (known.passwordHash === null) await this.invitations.mailFirstLinkAgain(known.id, meta);
    return {
      account: known.groupId === WEBMASTER ? 'unchanged' : 'changed',
      linkMailed: known.passwordHash === null,
    };
  }

  private async move(id: string): Promise<Account> {
    const moved = await inTransaction(this.pool, async (db) => {
      const before = await this.users.lock(id, db);
      const after = await this.users.update(id, { groupId: WEBMASTER }, db);
      for (const entry of accountEntries(before, after)) await this.log.record({ ...entry, by: null, userId: id }, db);
      await this.sessions.revokeActing(id, db);
      return after;
    });
    this.sessions.forget(id);
    return moved;
  }
}
