import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { User } from '../../../contracts';
import { toUser } from '../../users/account';
import { UserStore } from '../../users/user.store';
import { ChangeExpertise } from './change-expertise.command';

/** Staff note what a person knows about (spec part 2, section 3, 'Reviewers'). */
@CommandHandler(ChangeExpertise)
export class ChangeExpertiseHandler implements ICommandHandler<ChangeExpertise> {
  constructor(private readonly users: UserStore) {}

  /** @throws ApiProblem 404 without such a person. */
  async execute({ targetId, expertise }: ChangeExpertise): Promise<User> {
    await this.users.get(targetId);
    return toUser(await this.users.update(targetId, { areasOfExpertise: expertise }));
  }
}
