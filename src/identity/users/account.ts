import {
  type GroupId,
  type GroupName,
  GROUPS,
  type PersonFields,
  type SeniorityLevel,
  type User,
} from '../../contracts';
import { personFieldsOf } from './person-fields';

/** A row of app.users as the code sees it. */
export interface Account extends PersonFields {
  id: string;
  email: string;
  passwordHash: string | null;
  /** SHA-256 of a derived secret, hexadecimal. */
  oneTimeHash: string | null;
  oneTimeExpires: Date | null;
  oneTimePurpose: OneTimePurpose | null;
  mustChangePassword: boolean;
  seniorityLevel: SeniorityLevel | null;
  groupId: GroupId;
  createdAt: Date;
}

/** RESET: a one-time password to sign in with. SET_PASSWORD: the key of a link for a new account. */
export type OneTimePurpose = 'RESET' | 'SET_PASSWORD';

/** The group's name. @throws RangeError for an unknown id. */
export function groupName(id: number): GroupName {
  const found = GROUPS.find((entry) => entry.id === id);
  if (!found) throw new RangeError(`There is no group ${id}`);
  return found.group;
}

export function groupIdOf(name: GroupName): GroupId {
  const found = GROUPS.find((entry) => entry.group === name);
  if (!found) throw new RangeError(`There is no group ${name}`);
  return found.id;
}

/** The account as the API shows it; `actor` is the real person behind a login-as session. */
export function toUser(account: Account, actor?: User['actor']): User {
  const { id, email, seniorityLevel, mustChangePassword, groupId } = account;
  return {
    ...personFieldsOf(account),
    id,
    email,
    seniorityLevel,
    mustChangePassword,
    group: { id: groupId, group: groupName(groupId) },
    ...(actor ? { actor } : {}),
  };
}
