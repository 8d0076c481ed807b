import { Inject, Injectable } from '@nestjs/common';
import { REAUTHENTICATE_MESSAGE } from '../../../contracts';
import { ApiProblem } from '../errors/api-problem';
import { type RequestUser, SESSION_READER, type SessionReader } from './request-user';

/** For sensitive acts: `recentProof` of a route, or a handler of which only some calls are sensitive. */
@Injectable()
export class RecentProof {
  constructor(@Inject(SESSION_READER) private readonly sessions: SessionReader) {}

  /**
   * @throws ApiProblem 403 REAUTHENTICATE when the last proof of this session is too old. The client asks the person for a new proof and
   * repeats the call.
   */
  async assert({ sessionId }: RequestUser): Promise<void> {
    if (!(await this.sessions.hasRecentProof(sessionId)))
      throw new ApiProblem('REAUTHENTICATE', REAUTHENTICATE_MESSAGE);
  }
}
