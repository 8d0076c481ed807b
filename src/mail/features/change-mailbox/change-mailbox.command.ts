import { Command } from '@nestjs/cqrs';
import type { MailboxChange } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

/** Sets the mailbox to read. */
export class ChangeMailbox extends Command<null> {
  constructor(
    readonly user: RequestUser,
    readonly change: MailboxChange,
  ) {
    super();
  }
}
