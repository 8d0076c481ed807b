import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isStaff, maySetGroup, normalEmail, type PersonIdentity, type User } from '../../../contracts';
import { RecentProof } from '../../../platform/http/access/recent-proof';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { Invitations } from '../../security/invitations';
import { toUser } from '../../users/account';
import type { NewPerson } from '../../users/new-account';
import { CreateUser } from './create-user.command';

/** Staff create an account for a person, who gets a mail with a link to set a password (api.md, 'Accounts'). */
@CommandHandler(CreateUser)
export class CreateUserHandler implements ICommandHandler<CreateUser> {
  constructor(
    private readonly invitations: Invitations,
    private readonly proof: RecentProof,
  ) {}

  /** @throws ApiProblem 403 for a group that the caller may not assign, 409 when the address has an account or is the caller's own. */
  async execute({ user, person, group, correlationId }: CreateUser): Promise<User> {
    if (!maySetGroup(user.group, group))
      throw new ApiProblem(
        'FORBIDDEN',
        `Your group does not have permission to create accounts in the group ${group}.`,
      );
    if (isSamePerson(user, person))
      throw new ApiProblem(
        'CONFLICT',
        'This is your own address or ORCID iD. You cannot create a second account for yourself.',
      );
    // As for a change of group. Otherwise anyone at a session that was left open could make staff.
    if (isStaff(group)) await this.proof.assert(user);
    const meta = { userId: user.userId, realUserId: user.realUserId, correlationId };
    return toUser(await this.invitations.create(person, group, meta));
  }
}

/**
 * True when the new person is the caller, or the real person under login-as. They are recognised by every address that they have proven
 * and by the authenticated ORCID iD (lifecycle, section 5 (3)).
 */
function isSamePerson({ real, ...user }: RequestUser, { email, orcid }: NewPerson): boolean {
  const isOf = ({ addresses, authenticatedOrcid }: PersonIdentity): boolean =>
    addresses.includes(normalEmail(email)) || (authenticatedOrcid !== null && authenticatedOrcid === orcid);
  return isOf(user) || (real !== null && isOf(real));
}
