import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { newId } from '../../../platform/clock/clock';
import { JOBS, type Jobs } from '../../../platform/jobs';
import { ONE_TIME_PASSWORD_JOB } from '../../security/one-time-password.job';
import { RequestReset } from './request-reset.command';

/**
 * Only queues a job, so that response and timing do not reveal whether the address is known (lifecycle, section 4 (3)). The job
 * looks up the account.
 */
@CommandHandler(RequestReset)
export class RequestResetHandler implements ICommandHandler<RequestReset> {
  constructor(@Inject(JOBS) private readonly jobs: Jobs) {}

  async execute({ email, correlationId }: RequestReset): Promise<void> {
    const mailId = newId();
    await this.jobs.enqueue(ONE_TIME_PASSWORD_JOB, { email, mailId, correlationId }, { key: mailId, maxAttempts: 5 });
  }
}
