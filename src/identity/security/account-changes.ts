import { Injectable } from '@nestjs/common';
import type { GroupId } from '../../contracts';
import { ApiProblem } from '../../platform/http/api-problem';
import type { RequestUser } from '../../platform/http/request-user';
import { SessionStore } from '../sessions/session.store';
import { type Account, groupName } from '../users/account';
import { mayChangeGroup } from '../users/group-rules';
import { realPerson } from '../users/real-person';
import { SecurityLog } from './security-log';

/** What every change of an account has in common: the rule about groups, the log, the end of sessions. */
@Injectable()
export class AccountChanges {
  constructor(
    private readonly sessions: SessionStore,
    private readonly log: SecurityLog,
  ) {}

  /** @throws ApiProblem 403 when this person may not move the other into the group (lifecycle, section 1). */
  assertGroup(user: RequestUser, target: Account, groupId: GroupId): void {
    if (!mayChangeGroup(user.group, groupName(target.groupId), groupName(groupId)))
      throw new ApiProblem('FORBIDDEN', 'Your group may not make this change of group.');
  }

  /** Logs what has changed; a new password ends all other sessions of the account. */
  async follow(user: RequestUser, before: Account, after: Account): Promise<void> {
    const actor = realPerson(user);
    this.sessions.forget(after.id);
    if (before.groupId !== after.groupId)
      await this.log.record('GROUP_CHANGED', after.id, actor, { from: before.groupId, to: after.groupId });
    if (before.email !== after.email) await this.log.record('EMAIL_CHANGED', after.id, actor, { from: before.email });
    if (before.passwordHash === after.passwordHash) return;
    await this.log.record('PASSWORD_CHANGED', after.id, actor);
    await this.sessions.revokeAll(after.id, after.id === user.userId ? user.sessionId : null);
  }
}
