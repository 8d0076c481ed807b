import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { User } from '../../../contracts';
import { ApiProblem } from '../../../platform/http/api-problem';
import { AccountChanges } from '../../security/account-changes';
import { toUser } from '../../users/account';
import { UserStore } from '../../users/user.store';
import { ChangeGroup } from './change-group.command';

/** Moves a person to another group (lifecycle, section 1, 'Group changes'). */
@CommandHandler(ChangeGroup)
export class ChangeGroupHandler implements ICommandHandler<ChangeGroup> {
  constructor(
    private readonly users: UserStore,
    private readonly changes: AccountChanges,
  ) {}

  /** @throws ApiProblem 403 for one's own group (also the real person's, under login-as) and for a change not theirs to make. */
  async execute({ user, targetId, groupId }: ChangeGroup): Promise<User> {
    const target = await this.users.get(targetId);
    if (target.id === user.userId || target.id === user.realUserId)
      throw new ApiProblem('FORBIDDEN', 'Nobody changes their own group.');
    this.changes.assertGroup(user, target, groupId);
    const updated = await this.users.update(target.id, { groupId });
    await this.changes.follow(user, target, updated);
    return toUser(updated);
  }
}
