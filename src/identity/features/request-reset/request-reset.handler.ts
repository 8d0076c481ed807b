import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { newId } from '../../../platform/clock/clock';
import { JOBS, type Jobs } from '../../../platform/jobs';
import { ONE_TIME_PASSWORD_JOB } from '../../security/one-time-password.job';
import { RequestReset } from './request-reset.command';

/**
 * Leaves a job and nothing else, so that answer and time are the same whether or not the address is known (lifecycle, section 4
 * (3)); the job looks for the account.
 */
@CommandHandler(RequestReset)
export class RequestResetHandler implements ICommandHandler<RequestReset> {
  constructor(@Inject(JOBS) private readonly jobs: Jobs) {}

  async execute({ email, correlationId }: RequestReset): Promise<void> {
    const mailId = newId();
    await this.jobs.enqueue(ONE_TIME_PASSWORD_JOB, { email, mailId, correlationId }, { key: mailId, maxAttempts: 5 });
  }
}
