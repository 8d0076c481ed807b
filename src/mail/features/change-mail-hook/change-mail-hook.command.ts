import { Command } from '@nestjs/cqrs';
import type { MailHookChanged } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

/** Opens the way for messages over HTTP with a new secret, or closes it. */
export class ChangeMailHook extends Command<MailHookChanged> {
  constructor(
    readonly user: RequestUser,
    readonly active: boolean,
  ) {
    super();
  }
}
