import type { Author, TypedAuthor } from '@contracts';

/** Name, label, required. */
export const AUTHOR_FIELDS = [
  ['firstName', 'First name', true],
  ['middleName', 'Middle name', false],
  ['lastName', 'Last name', true],
  ['email', 'Email', true],
  ['institute', 'Institute', false],
  ['department', 'Department', false],
  ['city', 'City', false],
  ['country', 'Country', false],
  ['orcid', 'ORCID', false],
] as const;

export const ORCID_HELP = 'For example 0000-0002-1825-0097.';

export function typedFrom(author: Author | null): TypedAuthor {
  const of = (name: keyof TypedAuthor): string => author?.[name] ?? '';
  return {
    ...{ firstName: of('firstName'), middleName: of('middleName'), lastName: of('lastName'), email: of('email') },
    ...{ institute: of('institute'), department: of('department'), city: of('city') },
    ...{ country: of('country'), orcid: of('orcid') },
  };
}
