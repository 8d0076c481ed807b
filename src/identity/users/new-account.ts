import { type GroupName, type Language, normalEmail, type PersonFields } from '../../contracts';
import { type Account, groupIdOf } from './account';
import { personFieldsOf } from './person-fields';

export type NewPerson = Partial<PersonFields> & {
  firstName: string;
  lastName: string;
  email: string;
  language?: Language | null;
};

/** An account without a password, at an address that the office gave it; absent fields are null. */
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
    language: person.language ?? null,
    createdAt,
    unproven: false,
    addresses: [normalEmail(person.email)],
    authenticatedOrcid: null,
    formerIds: [],
  };
}
