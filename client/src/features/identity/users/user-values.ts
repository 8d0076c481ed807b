import type { GroupId, User } from '@contracts';
import type { Errors } from '../../../shared/forms/use-form';
import type { UserChanges } from '../identity-api';
import { fromUser, NO_PERSON, type PersonValues, toPersonFields, validatePerson } from '../person-values';
import type { NewUser } from './users-api';

export interface UserValues extends PersonValues {
  /** The group's id. */
  group: string;
}

/** New users are authors unless another group is chosen, as at registration. */
const AUTHOR = '2';

export const valuesOf = (user: User | null): UserValues =>
  user ? { ...fromUser(user, ''), group: String(user.group.id) } : { ...NO_PERSON, group: AUTHOR };

/** Spec part 2, section 5. People set their own password, by the mailed link. */
export function validateUser(values: UserValues): Errors<UserValues> {
  const { password: _password, passwordRepeat: _repeat, ...others } = validatePerson(values);
  return others;
}

const groupOf = (values: UserValues): GroupId => Number(values.group) as GroupId;

export const toNewUser = (values: UserValues): NewUser => ({
  ...toPersonFields(values),
  email: values.email.trim(),
  emailRepeat: values.emailRepeat.trim(),
  groupId: groupOf(values),
});

/** Sends the group only if it changed; absent means unchanged (lifecycle, section 4 (2)). */
export const toUserChanges = (values: UserValues, user: User): Omit<UserChanges, 'id'> => ({
  ...toPersonFields(values),
  ...(groupOf(values) !== user.group.id && { groupId: groupOf(values) }),
});
