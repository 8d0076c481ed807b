import { Command } from '@nestjs/cqrs';
import type { MailboxTest } from '../../../contracts';

/** Opens the mailbox and reads nothing. */
export class TestMailbox extends Command<MailboxTest> {}
