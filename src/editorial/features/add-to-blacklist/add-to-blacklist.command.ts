import { Command } from '@nestjs/cqrs';
import type { BlacklistAuthor } from '../../blacklist/blacklist';

export class AddToBlacklist extends Command<BlacklistAuthor> {
  constructor(
    readonly author: Omit<BlacklistAuthor, 'id'>,
    readonly addedBy: string,
  ) {
    super();
  }
}
