import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { mayActFor } from '../../../contracts';
import { newId } from '../../../platform/clock/clock';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { JOBS, type Jobs } from '../../../platform/jobs';
import { ONE_TIME_PASSWORD_JOB } from '../../security/one-time-password.job';
import { SecurityLog } from '../../security/security-log';
import { groupName } from '../../users/account';
import { UserStore } from '../../users/user.store';
import { SendPasswordLink } from './send-password-link.command';

/**
 * Staff help a person who cannot sign in: the person gets a mail with a link to set a password. No one can set another person's password
 * (lifecycle, section 1).
 */
@CommandHandler(SendPasswordLink)
export class SendPasswordLinkHandler implements ICommandHandler<SendPasswordLink> {
  constructor(
    private readonly users: UserStore,
    private readonly log: SecurityLog,
    @Inject(JOBS) private readonly jobs: Jobs,
  ) {}

  /** @throws ApiProblem 404 without such an account, 403 if the caller may not edit it. */
  async execute({ user, targetId, correlationId }: SendPasswordLink): Promise<void> {
    const { id, email, groupId } = await this.users.get(targetId);
    if (!mayActFor(user.group, groupName(groupId)))
      throw new ApiProblem('FORBIDDEN', 'Your group does not have permission to send this person a link.');
    await this.log.record({ action: 'PASSWORD_LINK_SENT', by: user, userId: id });
    const mailId = newId();
    await this.jobs.enqueue(ONE_TIME_PASSWORD_JOB, { email, mailId, correlationId }, { key: mailId, maxAttempts: 5 });
  }
}
