import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MESSAGES } from '../../../contracts';
import { Blacklist } from '../../blacklist/blacklist';
import { RemoveFromBlacklist } from './remove-from-blacklist.command';

/** Allows a person to review again. */
@CommandHandler(RemoveFromBlacklist)
export class RemoveFromBlacklistHandler implements ICommandHandler<RemoveFromBlacklist> {
  constructor(private readonly blacklist: Blacklist) {}

  /** @throws ApiProblem 404 when there is no such entry. */
  async execute({ user, id }: RemoveFromBlacklist): Promise<{ message: string }> {
    await this.blacklist.remove(id, user);
    return { message: MESSAGES.deleted };
  }
}
