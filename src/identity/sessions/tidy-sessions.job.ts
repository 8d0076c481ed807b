import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { JOBS, type Jobs } from '../../platform/jobs';
import { KnownDevices } from '../alerts/known-devices';
import { PasskeyChallenges } from '../factors/passkey-challenges';
import { SecondStepTickets } from '../factors/second-step-tickets';
import { SessionStore } from './session.store';

const TIDY_SESSIONS_JOB = 'identity.tidy-sessions';

/** Removes, every night, sessions that ended long ago, and the remains of unfinished sign-ins. */
@Injectable()
export class TidySessionsJob implements OnModuleInit {
  constructor(
    @Inject(JOBS) private readonly jobs: Jobs,
    private readonly sessions: SessionStore,
    private readonly tickets: SecondStepTickets,
    private readonly challenges: PasskeyChallenges,
    private readonly devices: KnownDevices,
  ) {}

  onModuleInit(): void {
    this.jobs.register(TIDY_SESSIONS_JOB, () => this.tidy());
    this.jobs.schedule(TIDY_SESSIONS_JOB, '17 3 * * *');
  }

  private async tidy(): Promise<void> {
    await this.sessions.tidy();
    await this.tickets.tidy();
    await this.challenges.tidy();
    await this.devices.tidy();
  }
}
