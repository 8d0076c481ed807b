import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { OwnSessions } from '../../sessions/own-sessions';
import { EndOtherSessions } from './end-other-sessions.command';

/** Ends all sessions of the person except the present one (lifecycle, section 5 (8)). */
@CommandHandler(EndOtherSessions)
export class EndOtherSessionsHandler implements ICommandHandler<EndOtherSessions> {
  constructor(private readonly sessions: OwnSessions) {}

  /** @throws ApiProblem 403 under login-as. */
  execute({ user }: EndOtherSessions): Promise<void> {
    return this.sessions.endOthers(user);
  }
}
