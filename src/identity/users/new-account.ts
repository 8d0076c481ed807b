import type { GroupName, PersonFields } from '../../contracts';
import { type Account, groupIdOf } from './account';
import { personFieldsOf } from './person-fields';

export type NewPerson = Partial<PersonFields> & { firstName: string; lastName: string; email: string };

/** An account without a password; absent fields are null. */
export function newAccount(id: string, person: NewPerson, group: GroupName, createdAt: Date): Account {
  return {
    ...personFieldsOf(person),
    id,
    email: person.email.trim(),
    passwordHash: null,
    oneTimeHash: null,
    oneTimeExpires: null,
    oneTimePurpose: null,
    mustChangePassword: false,
    seniorityLevel: null,
    groupId: groupIdOf(group),
    createdAt,
  };
}
