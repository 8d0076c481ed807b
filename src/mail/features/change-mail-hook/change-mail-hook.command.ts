import { Command } from '@nestjs/cqrs';
import type { MailHookChanged } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

/** Turns messages over HTTP on with a new secret, or off. */
export class ChangeMailHook extends Command<MailHookChanged> {
  constructor(
    readonly user: RequestUser,
    readonly active: boolean,
  ) {
    super();
  }
}
