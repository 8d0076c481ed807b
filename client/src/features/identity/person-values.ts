import {
  isEmail,
  isOrcid,
  normalEmail,
  PERSON_MESSAGES,
  type PersonFields,
  type User,
} from '../../../../src/contracts';
import type { Errors } from '../../shared/forms/use-form';
import { phoneProblem, tidyPhone } from './phone';

/** A person's fields as a form has them: nothing is '' and not null. */
export type PersonValues = Record<keyof PersonFields, string> & {
  email: string;
  emailRepeat: string;
  password: string;
  passwordRepeat: string;
};

/** The Netherlands (spec part 1, section 3, 'phoneNumber'); alone it is no number. */
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

/** What the API takes: trimmed, and null for what was left empty. */
export function toPersonFields(values: PersonValues): PersonFields {
  const text = (key: keyof PersonFields) => values[key].trim() || null;
  const fields = Object.fromEntries(PERSON_KEYS.map((key) => [key, text(key)])) as unknown as PersonFields;
  const phoneNumber = tidyPhone(values.phoneNumber);
  return { ...fields, firstName: values.firstName.trim(), lastName: values.lastName.trim(), phoneNumber };
}

/** A known person's fields, with their passwords as a form shows them. */
export function fromUser(user: User, password: string): PersonValues {
  const fields = Object.fromEntries(PERSON_KEYS.map((key) => [key, user[key] ?? ''])) as Record<
    keyof PersonFields,
    string
  >;
  const phoneNumber = user.phoneNumber ?? COUNTRY_CODE;
  const { email } = user;
  return { ...fields, phoneNumber, email, emailRepeat: email, password, passwordRepeat: password };
}

function emailProblem(email: string): string | undefined {
  if (email.trim() === '') return PERSON_MESSAGES.email;
  return isEmail(email.trim()) ? undefined : PERSON_MESSAGES.emailInvalid;
}

/** Spec part 1, section 5, 'Registration, profile and edit-user'. In the order of the screen, which the summary follows. */
export function validatePerson(values: PersonValues): Errors<PersonValues> {
  const sameEmail = normalEmail(values.email) === normalEmail(values.emailRepeat);
  return {
    email: emailProblem(values.email),
    emailRepeat: sameEmail ? undefined : PERSON_MESSAGES.emailRepeat,
    password: values.password === '' ? PERSON_MESSAGES.password : undefined,
    passwordRepeat: values.password === values.passwordRepeat ? undefined : PERSON_MESSAGES.passwordRepeat,
    firstName: values.firstName.trim() === '' ? PERSON_MESSAGES.firstName : undefined,
    lastName: values.lastName.trim() === '' ? PERSON_MESSAGES.lastName : undefined,
    orcid: values.orcid.trim() === '' || isOrcid(values.orcid.trim()) ? undefined : PERSON_MESSAGES.orcid,
    phoneNumber: phoneProblem(values.phoneNumber),
  };
}
