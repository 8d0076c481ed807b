import type { PersonFields } from '../../contracts';

/** Selects the fields of a person; absent fields are null. */
export function personFieldsOf(person: Partial<PersonFields> & { firstName: string; lastName: string }): PersonFields {
  return {
    title: person.title ?? null,
    firstName: person.firstName,
    middleName: person.middleName ?? null,
    lastName: person.lastName,
    orcid: person.orcid ?? null,
    department: person.department ?? null,
    division: person.division ?? null,
    institute: person.institute ?? null,
    streetName: person.streetName ?? null,
    postalCode: person.postalCode ?? null,
    city: person.city ?? null,
    country: person.country ?? null,
    phoneNumber: person.phoneNumber ?? null,
    fax: person.fax ?? null,
    areasOfExpertise: person.areasOfExpertise ?? null,
  };
}
