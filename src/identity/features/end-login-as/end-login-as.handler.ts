import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AuthRecord } from '../../../contracts';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { SecurityLog } from '../../security/security-log';
import { SessionStore } from '../../sessions/session.store';
import { SignIn } from '../../sessions/sign-in';
import { UserStore } from '../../users/user.store';
import { EndLoginAs } from './end-login-as.command';

/** Returns from a login-as session to the real person's own session (lifecycle, section 1). */
@CommandHandler(EndLoginAs)
export class EndLoginAsHandler implements ICommandHandler<EndLoginAs> {
  constructor(
    private readonly users: UserStore,
    private readonly signIn: SignIn,
    private readonly sessions: SessionStore,
    private readonly log: SecurityLog,
  ) {}

  /** @throws ApiProblem 409 outside a login-as session. */
  async execute({ user }: EndLoginAs): Promise<AuthRecord> {
    if (user.realUserId === null) throw new ApiProblem('CONFLICT', 'You are not signed in as another person.');
    const real = await this.users.get(user.realUserId);
    await this.log.record({ action: 'LOGIN_AS_ENDED', by: user, userId: user.userId });
    const record = await this.signIn.open(real, { replaces: user.sessionId });
    await this.sessions.revoke(user.sessionId);
    return record;
  }
}
