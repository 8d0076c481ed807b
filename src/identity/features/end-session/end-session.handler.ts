import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { OwnSessions } from '../../sessions/own-sessions';
import { EndSession } from './end-session.command';

/** Ends one session of the person (lifecycle, section 5 (8)). */
@CommandHandler(EndSession)
export class EndSessionHandler implements ICommandHandler<EndSession> {
  constructor(private readonly sessions: OwnSessions) {}

  /** @throws ApiProblem 403 under login-as, 404 for a session of another person, or one that has ended. */
  execute({ user, sessionId }: EndSession): Promise<void> {
    return this.sessions.end(user, sessionId);
  }
}
