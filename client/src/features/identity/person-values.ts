import {
  isLanguage,
  type Language,
  type PersonFields,
  personProblems,
  spokenLanguage,
  type TypedPerson,
  type User,
} from '@contracts';
import type { Errors } from '../../shared/forms/use-form';
import { isPhoneNumber, tidyPhone } from './phone';

/** A person's fields as form values: an empty field is '', never null. */
export type PersonValues = TypedPerson;

/** The Netherlands (spec part 1, section 3, 'phoneNumber'); the code alone does not count as a number. */
const COUNTRY_CODE = '+31 ';

export const NO_PERSON: PersonValues = {
  title: '',
  firstName: '',
  middleName: '',
  lastName: '',
  orcid: '',
  department: '',
  division: '',
  institute: '',
  streetName: '',
  postalCode: '',
  city: '',
  country: '',
  phoneNumber: COUNTRY_CODE,
  fax: '',
  areasOfExpertise: '',
  email: '',
  emailRepeat: '',
  password: '',
  passwordRepeat: '',
};

const PERSON_KEYS = [
  ...(['title', 'firstName', 'middleName', 'lastName', 'orcid', 'department', 'division', 'institute'] as const),
  ...(['streetName', 'postalCode', 'city', 'country', 'phoneNumber', 'fax', 'areasOfExpertise'] as const),
] satisfies (keyof PersonFields)[];

/** Converts to the fields of the API: trimmed, with null for empty fields. */
export function toPersonFields(values: PersonValues): PersonFields {
  const text = (key: keyof PersonFields) => values[key].trim() || null;
  const fields = Object.fromEntries(PERSON_KEYS.map((key) => [key, text(key)])) as unknown as PersonFields;
  const phoneNumber = tidyPhone(values.phoneNumber);
  return { ...fields, firstName: values.firstName.trim(), lastName: values.lastName.trim(), phoneNumber };
}

/** The form values of an existing user, with the given text in both password fields. */
export function fromUser(user: User, password: string): PersonValues {
  const fields = Object.fromEntries(PERSON_KEYS.map((key) => [key, user[key] ?? ''])) as Record<
    keyof PersonFields,
    string
  >;
  const phoneNumber = user.phoneNumber ?? COUNTRY_CODE;
  const { email } = user;
  return { ...fields, phoneNumber, email, emailRepeat: email, password, passwordRepeat: password };
}

/** The language of the page, which a new account gets. */
export function spokenChoice(): { language?: Language } {
  const language = spokenLanguage();
  return isLanguage(language) ? { language } : {};
}

/** Spec part 1, section 5, 'Registration, profile and edit-user'. In screen order, which is also the order of the error summary. */
export const validatePerson = (values: PersonValues): Errors<PersonValues> => personProblems(values, isPhoneNumber);
