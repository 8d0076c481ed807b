import { Command } from '@nestjs/cqrs';
import type { RequestUser } from '../../../platform/http/access/request-user';

/** Removes the mark of an address to which mails bounce. */
export class ClearAddressMark extends Command<null> {
  constructor(
    readonly user: RequestUser,
    readonly address: string,
  ) {
    super();
  }
}
