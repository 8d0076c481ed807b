import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isStaff, normalEmail, PERSON_MESSAGES, type User } from '../../../contracts';
import { ApiProblem } from '../../../platform/http/api-problem';
import { validationProblem } from '../../../platform/http/validation.pipe';
import { AccountChanges } from '../../security/account-changes';
import { type Account, groupName } from '../../users/account';
import { mayActFor } from '../../users/group-rules';
import { hashPassword, passwordFits } from '../../users/passwords';
import { UserStore } from '../../users/user.store';
import { UserView } from '../../users/user-view';
import { UpdateUser, type UserChange } from './update-user.command';

/** Edits one's own account, or as staff another's (lifecycle, section 4 (2); section 1 for groups). */
@CommandHandler(UpdateUser)
export class UpdateUserHandler implements ICommandHandler<UpdateUser> {
  constructor(
    private readonly users: UserStore,
    private readonly changes: AccountChanges,
    private readonly view: UserView,
  ) {}

  /** @throws ApiProblem 403 for an account that is not theirs to edit, 422 for a wrong current password, 409 for a taken address. */
  async execute({ user, targetId, change }: UpdateUser): Promise<User> {
    const self = targetId === user.userId;
    if (!self && !isStaff(user.group)) throw new ApiProblem('FORBIDDEN', 'You may edit your own account only.');
    const target = await this.users.get(targetId);
    if (!self && !mayActFor(user.group, groupName(target.groupId)))
      throw new ApiProblem('FORBIDDEN', 'Your group may not edit this account.');
    const newEmail = emailChange(target, change);
    if (self && (newEmail !== undefined || change.password !== undefined)) await assertKnown(target, change);
    const groupId = self || change.groupId === target.groupId ? undefined : change.groupId;
    if (groupId !== undefined) this.changes.assertGroup(user, target, groupId);
    const updated = await this.users.update(target.id, {
      ...change.fields,
      email: newEmail,
      groupId,
      ...(change.password === undefined
        ? {}
        : { passwordHash: await hashPassword(change.password), mustChangePassword: false, ...NO_ONE_TIME }),
    });
    await this.changes.follow(user, target, updated);
    return self ? this.view.withActor(updated, user) : this.view.plain(updated);
  }
}

const NO_ONE_TIME = { oneTimeHash: null, oneTimeExpires: null, oneTimePurpose: null } as const;

/** The new address, or undefined when it stays the same. */
function emailChange(target: Account, { email, emailRepeat }: UserChange): string | undefined {
  if (email === undefined || normalEmail(email) === normalEmail(target.email)) return undefined;
  if (emailRepeat === undefined) throw validationProblem({ emailRepeat: PERSON_MESSAGES.emailRepeat });
  return email;
}

/** Asks for the current password, except right after a one-time password, which was just that. */
async function assertKnown(target: Account, { currentPassword }: UserChange): Promise<void> {
  if (target.mustChangePassword) return;
  const message = currentPassword ? 'The current password is wrong.' : PERSON_MESSAGES.currentPassword;
  if (!currentPassword || !(await passwordFits(target.passwordHash, currentPassword)))
    throw new ApiProblem('RULE_BROKEN', message, { currentPassword: message });
}
