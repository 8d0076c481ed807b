import type { GroupId, User } from '@contracts';
import type { Errors } from '../../../shared/forms/use-form';
import type { UserChanges } from '../identity-api';
import { fromUser, NO_PERSON, type PersonValues, toPersonFields, validatePerson } from '../person-values';
import { newEmail, newPassword, UNCHANGED } from '../profile/profile-values';
import type { NewUser } from './users-api';

export interface UserValues extends PersonValues {
  /** The group's id. */
  group: string;
}

/** New users are authors unless another group is chosen, as at registration. */
const AUTHOR = '2';

export const valuesOf = (user: User | null): UserValues =>
  user ? { ...fromUser(user, UNCHANGED), group: String(user.group.id) } : { ...NO_PERSON, group: AUTHOR };

/** Spec part 2, section 5. A new user sets the password by the mailed link. */
export function validateUser(values: UserValues, isNew: boolean): Errors<UserValues> {
  const { password, passwordRepeat, ...others } = validatePerson(values);
  return isNew ? others : { ...others, password, passwordRepeat };
}

const groupOf = (values: UserValues): GroupId => Number(values.group) as GroupId;

export const toNewUser = (values: UserValues): NewUser => ({
  ...toPersonFields(values),
  email: values.email.trim(),
  emailRepeat: values.emailRepeat.trim(),
  groupId: groupOf(values),
});

/** Sends email, password and group only if they changed; absent means unchanged (lifecycle, section 4 (2)). */
export function toUserChanges(values: UserValues, user: User): Omit<UserChanges, 'id'> {
  const { password, passwordRepeat } = values;
  return {
    ...toPersonFields(values),
    ...(newEmail(values, user) && { email: values.email.trim(), emailRepeat: values.emailRepeat.trim() }),
    ...(newPassword(values) && { password, passwordRepeat }),
    ...(groupOf(values) !== user.group.id && { groupId: groupOf(values) }),
  };
}
