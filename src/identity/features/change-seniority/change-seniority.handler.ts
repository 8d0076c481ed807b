import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { User } from '../../../contracts';
import { AccountChanges } from '../../security/account-changes';
import { toUser } from '../../users/account';
import { ChangeSeniority } from './change-seniority.command';

/** Staff set how experienced a reviewer is (spec part 2, section 3, 'Reviewers'). */
@CommandHandler(ChangeSeniority)
export class ChangeSeniorityHandler implements ICommandHandler<ChangeSeniority> {
  constructor(private readonly changes: AccountChanges) {}

  /** @throws ApiProblem 404 without such a person. */
  async execute({ user, targetId, level }: ChangeSeniority): Promise<User> {
    return toUser(await this.changes.apply(user, targetId, () => ({ seniorityLevel: level })));
  }
}
