import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SecurityLog } from '../../security/security-log';
import { SessionStore } from '../../sessions/session.store';
import { SignOut } from './sign-out.command';

/** Ends the session, so that its token is no longer valid (api.md, 'Accounts'). */
@CommandHandler(SignOut)
export class SignOutHandler implements ICommandHandler<SignOut> {
  constructor(
    private readonly sessions: SessionStore,
    private readonly log: SecurityLog,
  ) {}

  async execute({ user }: SignOut): Promise<void> {
    await this.sessions.revoke(user.sessionId);
    await this.log.record({ action: 'SIGN_OUT', by: user, userId: user.userId });
  }
}
