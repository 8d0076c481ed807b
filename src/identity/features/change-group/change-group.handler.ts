import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { User } from '../../../contracts';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { AccountChanges } from '../../security/account-changes';
import { toUser } from '../../users/account';
import { ChangeGroup } from './change-group.command';

/** Moves a person to another group (lifecycle, section 1, 'Group changes'). */
@CommandHandler(ChangeGroup)
export class ChangeGroupHandler implements ICommandHandler<ChangeGroup> {
  constructor(private readonly changes: AccountChanges) {}

  /** @throws ApiProblem 403 for the caller's own group (under login-as also the real person's) and for a change that the caller may not make. */
  async execute({ user, targetId, groupId }: ChangeGroup): Promise<User> {
    const updated = await this.changes.apply(user, targetId, (target) => {
      if (target.id === user.userId || target.id === user.realUserId)
        throw new ApiProblem('FORBIDDEN', 'You cannot change your own group.');
      if (target.unproven)
        throw new ApiProblem(
          'RULE_BROKEN',
          'This person has not confirmed the address yet. Until then the group cannot change.',
        );
      this.changes.assertGroup(user, target, groupId);
      return { groupId };
    });
    return toUser(updated);
  }
}
