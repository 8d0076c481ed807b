import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { User } from '../../../contracts';
import { toUser } from '../../users/account';
import { UserStore } from '../../users/user.store';
import { ChangeSeniority } from './change-seniority.command';

/** Staff set how experienced a reviewer is (spec part 2, section 3, 'Reviewers'). */
@CommandHandler(ChangeSeniority)
export class ChangeSeniorityHandler implements ICommandHandler<ChangeSeniority> {
  constructor(private readonly users: UserStore) {}

  /** @throws ApiProblem 404 without such a person. */
  async execute({ targetId, level }: ChangeSeniority): Promise<User> {
    await this.users.get(targetId);
    return toUser(await this.users.update(targetId, { seniorityLevel: level }));
  }
}
