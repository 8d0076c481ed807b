import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MAILBOX_MESSAGES } from '../../../contracts';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { MailboxJobs } from '../../mailbox/mailbox-jobs';
import { MailboxSettings } from '../../mailbox/mailbox-settings';
import { ReadMailbox } from './read-mailbox.command';

/** Reads the mailbox, now. */
@CommandHandler(ReadMailbox)
export class ReadMailboxHandler implements ICommandHandler<ReadMailbox> {
  constructor(
    private readonly settings: MailboxSettings,
    private readonly jobs: MailboxJobs,
  ) {}

  async execute({ again }: ReadMailbox): Promise<null> {
    if (!(await this.settings.stored()).active) throw new ApiProblem('CONFLICT', MAILBOX_MESSAGES.off);
    if (again) await this.settings.forgetPlace();
    await this.jobs.start();
    return null;
  }
}
