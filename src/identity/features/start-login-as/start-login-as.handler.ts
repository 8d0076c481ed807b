import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type AuthRecord, mayActFor } from '../../../contracts';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { SecurityLog } from '../../security/security-log';
import { BlindActing } from '../../sessions/blind-acting';
import { SessionStore } from '../../sessions/session.store';
import { SignIn } from '../../sessions/sign-in';
import { groupName } from '../../users/account';
import { UserStore } from '../../users/user.store';
import { StartLoginAs } from './start-login-as.command';

/** Opens a session as another person that records the real person (lifecycle, section 1, 'Login-as'). It replaces the caller's session. */
@CommandHandler(StartLoginAs)
export class StartLoginAsHandler implements ICommandHandler<StartLoginAs> {
  constructor(
    private readonly users: UserStore,
    private readonly signIn: SignIn,
    private readonly sessions: SessionStore,
    private readonly log: SecurityLog,
    private readonly acting: BlindActing,
  ) {}

  /** @throws ApiProblem 403 if the caller may not sign in as this person, 409 within a login-as session, 422 for the caller's own account. */
  async execute({ user, targetId }: StartLoginAs): Promise<AuthRecord> {
    if (user.realUserId !== null)
      throw new ApiProblem(
        'CONFLICT',
        'You are already signed in as another person. Please return to your own account first.',
      );
    const target = await this.users.get(targetId);
    if (target.id === user.userId) throw new ApiProblem('RULE_BROKEN', 'You are already signed in as yourself.');
    if (!mayActFor(user.group, groupName(target.groupId)))
      throw new ApiProblem('FORBIDDEN', 'Your group does not have permission to sign in as this person.');
    await this.acting.requireOpen(user.group);
    const real = await this.users.get(user.userId);
    await this.log.record({ action: 'LOGIN_AS_STARTED', by: user, userId: target.id });
    const record = await this.signIn.open(target, { replaces: user.sessionId, real });
    await this.sessions.revoke(user.sessionId);
    return record;
  }
}
