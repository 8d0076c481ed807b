import type { PersonFields } from '../../contracts';
import type { Account } from './account';

/** The column of app.users for each field of a person. */
export const PERSON_COLUMNS: Record<keyof PersonFields, string> = {
  title: 'title',
  firstName: 'first_name',
  middleName: 'middle_name',
  lastName: 'last_name',
  orcid: 'orcid',
  department: 'department',
  division: 'division',
  institute: 'institute',
  streetName: 'street_name',
  postalCode: 'postal_code',
  city: 'city',
  country: 'country',
  phoneNumber: 'phone_number',
  fax: 'fax',
  areasOfExpertise: 'areas_of_expertise',
};

export const COLUMNS: Record<keyof Account, string> = {
  ...PERSON_COLUMNS,
  id: 'id',
  email: 'email',
  passwordHash: 'password_hash',
  oneTimeHash: 'one_time_hash',
  oneTimeExpires: 'one_time_expires',
  oneTimePurpose: 'one_time_purpose',
  mustChangePassword: 'must_change_password',
  seniorityLevel: 'seniority_level',
  groupId: 'group_id',
  language: 'language',
  createdAt: 'created_at',
  unproven: 'unproven',
  addresses: 'addresses',
  authenticatedOrcid: 'authenticated_orcid',
  formerIds: 'former_ids',
};

/** The select list that turns a row into an Account. */
export const ACCOUNT_SELECT = Object.entries(COLUMNS)
  .map(([field, column]) => `${column} AS "${field}"`)
  .join(', ');
