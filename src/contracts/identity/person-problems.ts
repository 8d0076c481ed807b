import { ARTICLE_MESSAGES } from '../article/article-rules';
import {
  longProblem,
  maxMessage,
  onlyProblems,
  type Problem,
  type Problems,
  requiredProblem,
} from '../text/text-rules';
import { isCountry } from './countries';
import type { PersonFields } from './people';
import { isEmail, isOrcid, normalEmail, PERSON_MESSAGES } from './person-rules';

/*
 * The rules on a person's fields, each once, for the server's requests and the forms (spec part 1, section 5). Texts are as typed;
 * an empty text counts as absent.
 */

/** Length of a new password, in characters (lifecycle, section 5 (4)). The server also refuses one that is easy to guess. */
export const PASSWORD_RULES = { min: 12, max: 128 } as const;

/** Longest password that can be entered at sign-in. Passwords that were set earlier may be longer than new ones can be. */
export const MAX_PASSWORD = 200;

/** Maximum lengths of a person's fields, in characters. */
export const PERSON_MAX = {
  ...{ title: 50, firstName: 200, middleName: 200, lastName: 200, department: 200, division: 200, institute: 200 },
  ...{ streetName: 200, postalCode: 30, city: 200, fax: 50, areasOfExpertise: 2000 },
} as const;

export function emailProblem(email: string): Problem {
  if (email.trim() === '') return PERSON_MESSAGES.email;
  return isEmail(email.trim()) ? undefined : PERSON_MESSAGES.emailInvalid;
}

export const emailRepeatProblem = (emailRepeat: string, email: string): Problem =>
  normalEmail(emailRepeat) === normalEmail(email) ? undefined : PERSON_MESSAGES.emailRepeat;

/** The problem of a password entered at sign-in. Spaces count. */
export function enteredPasswordProblem(password: string): Problem {
  if (password === '') return PERSON_MESSAGES.password;
  return password.length > MAX_PASSWORD ? maxMessage(MAX_PASSWORD) : undefined;
}

/** The problem of a new password. Several spaces in a row count as one, since more of them do not make it harder to guess. */
export function passwordProblem(password: string): Problem {
  if (password === '') return PERSON_MESSAGES.password;
  if (password.length > PASSWORD_RULES.max) return maxMessage(PASSWORD_RULES.max);
  return password.replace(/ +/g, ' ').length < PASSWORD_RULES.min ? PERSON_MESSAGES.passwordShort : undefined;
}

export const passwordRepeatProblem = (passwordRepeat: string, password: string): Problem =>
  passwordRepeat === password ? undefined : PERSON_MESSAGES.passwordRepeat;

export const orcidProblem = (orcid: string): Problem =>
  orcid.trim() === '' || isOrcid(orcid.trim()) ? undefined : PERSON_MESSAGES.orcid;

export const countryProblem = (country: string): Problem =>
  country.trim() === '' || isCountry(country.trim()) ? undefined : PERSON_MESSAGES.country;

/** True when no number was entered. A country code alone, which is the initial value of the field, is not a number. */
export const isEmptyPhone = (typed: string): boolean => /^(\+\d{0,3})?$/.test(typed.trim());

/** `isNumber` returns true for a valid number. A number without a country code counts as Dutch (spec part 1, section 3). */
export const phoneProblem = (typed: string, isNumber: (typed: string) => boolean): Problem =>
  isEmptyPhone(typed) || isNumber(typed.trim()) ? undefined : PERSON_MESSAGES.phone;

/** Rule of each field, by name. */
export const PERSON_RULES = {
  firstName: (text: string) => requiredProblem(text, PERSON_MESSAGES.firstName, PERSON_MAX.firstName),
  lastName: (text: string) => requiredProblem(text, PERSON_MESSAGES.lastName, PERSON_MAX.lastName),
  email: emailProblem,
  password: passwordProblem,
  orcid: orcidProblem,
  country: countryProblem,
  ...optionalTexts('title', 'middleName', 'department', 'division', 'institute', 'streetName'),
  ...optionalTexts('postalCode', 'city', 'fax', 'areasOfExpertise'),
};

function optionalTexts<Field extends keyof typeof PERSON_MAX>(
  ...fields: Field[]
): Record<Field, (text: string) => Problem> {
  const rules = fields.map((field) => [field, (text: string) => longProblem(text, PERSON_MAX[field])]);
  return Object.fromEntries(rules) as Record<Field, (text: string) => Problem>;
}

export type TypedPerson = Record<keyof PersonFields | 'email' | 'emailRepeat' | 'password' | 'passwordRepeat', string>;

/** The problems of the forms registration, profile and edit-user, in the order of the screen, in which the summary lists them. */
export function personProblems(typed: TypedPerson, isNumber: (phone: string) => boolean): Problems {
  const { email, password, firstName, lastName, orcid, ...others } = PERSON_RULES;
  const rest = Object.entries(others) as [keyof typeof others, (text: string) => Problem][];
  return onlyProblems({
    email: email(typed.email),
    emailRepeat: emailRepeatProblem(typed.emailRepeat, typed.email),
    password: password(typed.password),
    passwordRepeat: passwordRepeatProblem(typed.passwordRepeat, typed.password),
    firstName: firstName(typed.firstName),
    lastName: lastName(typed.lastName),
    orcid: orcid(typed.orcid),
    ...Object.fromEntries(rest.map(([field, rule]) => [field, rule(typed[field])])),
    phoneNumber: phoneProblem(typed.phoneNumber, isNumber),
  });
}

/** Maximum lengths of an author's fields except first and last name, in characters. */
const AUTHOR_MAX = { middleName: 200, institute: 500, department: 500, country: 200, city: 200 } as const;

/** Rules of an author's fields (spec part 1, section 5, 'Author dialog'). */
export const AUTHOR_RULES = {
  firstName: (text: string) => requiredProblem(text, ARTICLE_MESSAGES.firstName, PERSON_MAX.firstName),
  middleName: (text: string) => longProblem(text, AUTHOR_MAX.middleName),
  lastName: (text: string) => requiredProblem(text, ARTICLE_MESSAGES.lastName, PERSON_MAX.lastName),
  email: emailProblem,
  institute: (text: string) => longProblem(text, AUTHOR_MAX.institute),
  department: (text: string) => longProblem(text, AUTHOR_MAX.department),
  city: (text: string) => longProblem(text, AUTHOR_MAX.city),
  country: (text: string) => longProblem(text, AUTHOR_MAX.country),
  orcid: orcidProblem,
} satisfies Record<string, (text: string) => Problem>;

export type TypedAuthor = Record<keyof typeof AUTHOR_RULES, string>;

export const authorEntryProblems = (typed: TypedAuthor): Problems =>
  onlyProblems(
    Object.fromEntries(
      (Object.keys(AUTHOR_RULES) as (keyof TypedAuthor)[]).map((field) => [field, AUTHOR_RULES[field](typed[field])]),
    ),
  );
