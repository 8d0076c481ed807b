import { Inject, Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { type GroupId, mayChangeGroup } from '../../contracts';
import type { RequestUser } from '../../platform/http/access/request-user';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { SessionStore } from '../sessions/session.store';
import { type Account, groupName } from '../users/account';
import { type AccountChange, UserStore } from '../users/user.store';
import { accountEntries } from './account-entries';
import { SecurityLog } from './security-log';

/** The common part of all changes of an account: the rule about groups, the log, ending sessions. */
@Injectable()
export class AccountChanges {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly users: UserStore,
    private readonly sessions: SessionStore,
    private readonly log: SecurityLog,
  ) {}

  /** @throws ApiProblem 403 when this person may not move the other into the group (lifecycle, section 1). */
  assertGroup(user: RequestUser, target: Account, groupId: GroupId): void {
    if (!mayChangeGroup(user.group, groupName(target.groupId), groupName(groupId)))
      throw new ApiProblem('FORBIDDEN', 'Your group does not have permission to move this person to that group.');
  }

  /**
   * Makes the change that `decide` returns and logs it, in one transaction. `decide` gets the locked account, so that the group cannot
   * change between check and change. A new password ends all other sessions. A new group ends the login-as sessions of this person,
   * both as the real person and as the other. `also` is work in the same transaction, such as queueing a mail.
   * @throws ApiProblem 404 without such an account, 409 when the new address is taken, and the errors of `decide`.
   */
  async apply(
    user: RequestUser,
    targetId: string,
    decide: (target: Account) => AccountChange | Promise<AccountChange>,
    also?: (changed: Account, db: PoolClient) => Promise<void>,
  ): Promise<Account> {
    const [before, after] = await inTransaction(this.pool, async (db) => {
      const target = await this.users.lock(targetId, db);
      const change = await decide(target);
      if (change.groupId !== undefined) await this.sessions.revokeIdle(target.id, db);
      const changed = await this.users.update(target.id, change, db);
      for (const entry of accountEntries(target, changed))
        await this.log.record({ ...entry, by: user, userId: target.id }, db);
      if (changed.groupId !== target.groupId) await this.sessions.revokeActing(target.id, db);
      await also?.(changed, db);
      return [target, changed] as const;
    });
    this.sessions.forget(after.id);
    const isOwn = after.id === user.userId || after.id === user.realUserId;
    if (before.passwordHash !== after.passwordHash)
      await this.sessions.revokeAll(after.id, isOwn ? user.sessionId : null);
    return after;
  }
}
