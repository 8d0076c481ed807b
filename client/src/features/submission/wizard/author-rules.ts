import { PERSON_MESSAGES, isEmail, isOrcid, type Author } from '../../../../../src/contracts';

/** Name, label, required. */
export const AUTHOR_FIELDS = [
  ['firstName', 'First name', true],
  ['middleName', 'Middle name', false],
  ['lastName', 'Last name', true],
  ['email', 'E-mail', true],
  ['institute', 'Institute', false],
  ['department', 'Department', false],
  ['city', 'City', false],
  ['country', 'Country', false],
  ['orcid', 'ORCID', false],
] as const;
export type TypedAuthor = Record<(typeof AUTHOR_FIELDS)[number][0], string>;

export const ORCID_HELP = 'For example 0000-0002-1825-0097.';

/** What is wrong with a person's address; undefined when nothing is. */
export function emailProblem(email: string): string | undefined {
  if (email.trim() === '') return PERSON_MESSAGES.email;
  return isEmail(email.trim()) ? undefined : PERSON_MESSAGES.emailInvalid;
}

/** Spec part 1, section 5, 'Author dialog'. */
export function problemsOf(typed: TypedAuthor): Partial<TypedAuthor> {
  const orcid = typed.orcid.trim();
  return {
    firstName: typed.firstName.trim() === '' ? PERSON_MESSAGES.firstName : undefined,
    lastName: typed.lastName.trim() === '' ? PERSON_MESSAGES.lastName : undefined,
    email: emailProblem(typed.email),
    orcid: orcid === '' || isOrcid(orcid) ? undefined : PERSON_MESSAGES.orcid,
  };
}

export function typedFrom(author: Author | null): TypedAuthor {
  const of = (name: keyof TypedAuthor): string => author?.[name] ?? '';
  return {
    ...{ firstName: of('firstName'), middleName: of('middleName'), lastName: of('lastName'), email: of('email') },
    ...{ institute: of('institute'), department: of('department'), city: of('city') },
    ...{ country: of('country'), orcid: of('orcid') },
  };
}
