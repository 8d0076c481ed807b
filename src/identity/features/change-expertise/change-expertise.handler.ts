import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { User } from '../../../contracts';
import { AccountChanges } from '../../security/account-changes';
import { toUser } from '../../users/account';
import { ChangeExpertise } from './change-expertise.command';

/** Staff record a person's areas of expertise (spec part 2, section 3, 'Reviewers'). */
@CommandHandler(ChangeExpertise)
export class ChangeExpertiseHandler implements ICommandHandler<ChangeExpertise> {
  constructor(private readonly changes: AccountChanges) {}

  /** @throws ApiProblem 404 without such a person. */
  async execute({ user, targetId, expertise }: ChangeExpertise): Promise<User> {
    return toUser(await this.changes.apply(user, targetId, () => ({ areasOfExpertise: expertise })));
  }
}
