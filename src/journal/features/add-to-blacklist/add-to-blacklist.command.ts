import { Command } from '@nestjs/cqrs';
import type { BlacklistAuthor } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

export class AddToBlacklist extends Command<BlacklistAuthor> {
  constructor(
    /** With the id of the entry to change, or without one for a new entry. */
    readonly author: Omit<BlacklistAuthor, 'id'> & { id?: string },
    readonly user: RequestUser,
  ) {
    super();
  }
}
