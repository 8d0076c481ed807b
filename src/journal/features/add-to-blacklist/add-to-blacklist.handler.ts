import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BlacklistAuthor } from '../../../contracts';
import { Blacklist } from '../../blacklist/blacklist';
import { AddToBlacklist } from './add-to-blacklist.command';

/** Bars a person from reviewing, by their e-mail address (lifecycle, section 3). */
@CommandHandler(AddToBlacklist)
export class AddToBlacklistHandler implements ICommandHandler<AddToBlacklist> {
  constructor(private readonly blacklist: Blacklist) {}

  /** @throws ApiProblem 409 for an address that is already on the list, 404 for an entry that does not exist. */
  execute({ author: { id, ...author }, user }: AddToBlacklist): Promise<BlacklistAuthor> {
    return id === undefined ? this.blacklist.add(author, user) : this.blacklist.change({ id, ...author }, user);
  }
}
