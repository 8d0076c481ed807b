import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { maySetGroup, type User } from '../../../contracts';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { Invitations } from '../../security/invitations';
import { toUser } from '../../users/account';
import { CreateUser } from './create-user.command';

/** Staff create an account for a person, who gets a mail with a link to set a password (api.md, 'Accounts'). */
@CommandHandler(CreateUser)
export class CreateUserHandler implements ICommandHandler<CreateUser> {
  constructor(private readonly invitations: Invitations) {}

  /** @throws ApiProblem 403 for a group that the caller may not assign, 409 when the address has an account. */
  async execute({ user, person, group, correlationId }: CreateUser): Promise<User> {
    if (!maySetGroup(user.group, group))
      throw new ApiProblem('FORBIDDEN', `Your group may not create accounts in the group ${group}.`);
    const meta = { userId: user.userId, realUserId: user.realUserId, correlationId };
    return toUser(await this.invitations.create(person, group, meta));
  }
}
