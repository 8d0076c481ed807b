import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MailboxJobs } from '../../mailbox/mailbox-jobs';
import { MailboxSettings } from '../../mailbox/mailbox-settings';
import { ChangeMailbox } from './change-mailbox.command';

/** Changes the mailbox and reads it immediately. */
@CommandHandler(ChangeMailbox)
export class ChangeMailboxHandler implements ICommandHandler<ChangeMailbox> {
  constructor(
    private readonly settings: MailboxSettings,
    private readonly jobs: MailboxJobs,
  ) {}

  async execute({ user, change }: ChangeMailbox): Promise<null> {
    await this.settings.change(user, change);
    await this.jobs.start();
    return null;
  }
}
