import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isStaff, mayActFor, normalEmail, PERSON_MESSAGES, type User } from '../../../contracts';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { validationProblem } from '../../../platform/http/request/validation.pipe';
import { AccountChanges } from '../../security/account-changes';
import { type Account, groupName } from '../../users/account';
import { hashPassword, passwordFits } from '../../users/passwords';
import type { AccountChange } from '../../users/user.store';
import { UserView } from '../../users/user-view';
import { UpdateUser, type UserChange } from './update-user.command';

/** Edits one's own account, or as staff another person's (lifecycle, section 4 (2); section 1 for groups). */
@CommandHandler(UpdateUser)
export class UpdateUserHandler implements ICommandHandler<UpdateUser> {
  constructor(
    private readonly changes: AccountChanges,
    private readonly view: UserView,
  ) {}

  /** @throws ApiProblem 403 for an account that the caller may not edit, 422 for a wrong current password, 409 for a taken address. */
  async execute({ user, targetId, change }: UpdateUser): Promise<User> {
    const self = targetId === user.userId;
    if (!self && !isStaff(user.group)) throw new ApiProblem('FORBIDDEN', 'You may only edit your own account.');
    const updated = await this.changes.apply(user, targetId, async (target) => {
      if (!self && !mayActFor(user.group, groupName(target.groupId)))
        throw new ApiProblem('FORBIDDEN', 'Your group may not edit this account.');
      // Under login-as the real person's account also counts as their own: login-as is no way around the rules for it.
      const own = self || target.id === user.realUserId;
      const email = emailChange(target, change);
      if (own && (email !== undefined || change.password !== undefined)) await assertKnown(target, change);
      const groupId = own || change.groupId === target.groupId ? undefined : change.groupId;
      if (groupId !== undefined) this.changes.assertGroup(user, target, groupId);
      return { ...change.fields, email, groupId, ...(await newPassword(change)) };
    });
    return self ? this.view.withActor(updated, user) : this.view.plain(updated);
  }
}

async function newPassword({ password }: UserChange): Promise<AccountChange> {
  if (password === undefined) return {};
  return { passwordHash: await hashPassword(password), mustChangePassword: false, ...NO_ONE_TIME };
}

const NO_ONE_TIME = { oneTimeHash: null, oneTimeExpires: null, oneTimePurpose: null } as const;

/** The new address, or undefined when it does not change. */
function emailChange(target: Account, { email, emailRepeat }: UserChange): string | undefined {
  if (email === undefined || normalEmail(email) === normalEmail(target.email)) return undefined;
  if (emailRepeat === undefined) throw validationProblem({ emailRepeat: PERSON_MESSAGES.emailRepeat });
  return email;
}

/** Requires the current password, except right after signing in with a one-time password. */
async function assertKnown(target: Account, { currentPassword }: UserChange): Promise<void> {
  if (target.mustChangePassword) return;
  const message = currentPassword ? 'The current password is wrong.' : PERSON_MESSAGES.currentPassword;
  if (!currentPassword || !(await passwordFits(target.passwordHash, currentPassword)))
    throw new ApiProblem('RULE_BROKEN', message, { currentPassword: message });
}
