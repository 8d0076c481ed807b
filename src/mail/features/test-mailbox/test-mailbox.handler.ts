import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MAILBOX_MESSAGES, type MailboxTest } from '../../../contracts';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { MailboxReader } from '../../mailbox/mailbox-reader';
import { MailboxSettings } from '../../mailbox/mailbox-settings';
import { TestMailbox } from './test-mailbox.command';

/** Tests the saved mailbox and returns the result. */
@CommandHandler(TestMailbox)
export class TestMailboxHandler implements ICommandHandler<TestMailbox> {
  constructor(
    private readonly settings: MailboxSettings,
    private readonly reader: MailboxReader,
  ) {}

  async execute(): Promise<MailboxTest> {
    const mailbox = await this.settings.stored();
    if (mailbox.host === '') throw new ApiProblem('CONFLICT', MAILBOX_MESSAGES.off);
    const begun = performance.now();
    const problem = await this.reader.test(mailbox);
    return { problem, milliseconds: Math.round(performance.now() - begun) };
  }
}
