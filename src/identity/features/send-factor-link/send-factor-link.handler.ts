import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { mayActFor } from '../../../contracts';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { LostFactors } from '../../factors/lost-factors';
import { groupName } from '../../users/account';
import { UserStore } from '../../users/user.store';
import { SendFactorLink } from './send-factor-link.command';

/**
 * Staff help a person who lost the second factor: a link is mailed to the person's proven address. It works only with the password, so
 * neither staff nor access to the mailbox alone is enough to enter the account.
 */
@CommandHandler(SendFactorLink)
export class SendFactorLinkHandler implements ICommandHandler<SendFactorLink> {
  constructor(
    private readonly users: UserStore,
    private readonly lost: LostFactors,
  ) {}

  /** @throws ApiProblem 404 without such an account, 403 if the caller may not edit it, 422 if it has no second factor. */
  async execute({ user, targetId, correlationId }: SendFactorLink): Promise<void> {
    const account = await this.users.get(targetId);
    if (!mayActFor(user.group, groupName(account.groupId)))
      throw new ApiProblem('FORBIDDEN', 'Your group does not have permission to send this person a link.');
    await this.lost.sendLink(account, user, correlationId);
  }
}
