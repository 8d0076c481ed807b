import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { JOBS, type Jobs } from '../../platform/jobs';
import { SessionStore } from './session.store';

const TIDY_SESSIONS_JOB = 'identity.tidy-sessions';

/** Removes, every night, sessions that ended long ago. */
@Injectable()
export class TidySessionsJob implements OnModuleInit {
  constructor(
    @Inject(JOBS) private readonly jobs: Jobs,
    private readonly sessions: SessionStore,
  ) {}

  onModuleInit(): void {
    this.jobs.register(TIDY_SESSIONS_JOB, () => this.sessions.tidy());
    this.jobs.schedule(TIDY_SESSIONS_JOB, '17 3 * * *');
  }
}
