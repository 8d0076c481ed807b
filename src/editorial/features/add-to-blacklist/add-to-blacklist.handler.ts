import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Blacklist, type BlacklistAuthor } from '../../blacklist/blacklist';
import { AddToBlacklist } from './add-to-blacklist.command';

/** Bars somebody from reviewing, by their e-mail address (lifecycle, section 3). */
@CommandHandler(AddToBlacklist)
export class AddToBlacklistHandler implements ICommandHandler<AddToBlacklist> {
  constructor(private readonly blacklist: Blacklist) {}

  /** @throws ApiProblem 409 for an address that is on the list, 404 for an entry that is not. */
  execute({ author: { id, ...author }, addedBy }: AddToBlacklist): Promise<BlacklistAuthor> {
    return id === undefined ? this.blacklist.add(author, addedBy) : this.blacklist.change({ id, ...author });
  }
}
