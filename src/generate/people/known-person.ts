import type { GroupName } from '../../contracts';
import { Random } from '../random';
import type { Person } from './person';

/** A person who exists for every seed, such as the demonstration accounts. */
export type KnownPerson = Omit<Person, 'seniorityLevel'>;

export interface KnownFields {
  email: string;
  group: GroupName;
  firstName: string;
  lastName: string;
  institute: string;
  country: string;
  areasOfExpertise: string;
}

/** `index`: position among the known people, from which the id is derived. */
export function knownPerson(fields: KnownFields, index: number): KnownPerson {
  const { email, group, firstName, lastName, institute, country, areasOfExpertise } = fields;
  return {
    id: Random.of('known', index).uuid(),
    ...{ email, group, firstName, lastName, institute, country },
    areasOfExpertise: areasOfExpertise || null,
    ...{ title: null, middleName: null, orcid: null, department: null, division: null },
    ...{ streetName: null, postalCode: null, city: null, phoneNumber: null, fax: null },
  };
}
