import { type Author, t, type TypedAuthor } from '@contracts';

/** Name, label, required. */
export const AUTHOR_FIELDS = [
  ['firstName', t('First name'), true],
  ['middleName', t('Middle name'), false],
  ['lastName', t('Last name'), true],
  ['email', t('Email'), true],
  ['institute', t('Institute'), false],
  ['department', t('Department'), false],
  ['city', t('City'), false],
  ['country', t('Country'), false],
  ['orcid', 'ORCID', false],
] as const;

export const ORCID_HELP = t('For example 0000-0002-1825-0097.');

export function typedFrom(author: Author | null): TypedAuthor {
  const of = (name: keyof TypedAuthor): string => author?.[name] ?? '';
  return {
    ...{ firstName: of('firstName'), middleName: of('middleName'), lastName: of('lastName'), email: of('email') },
    ...{ institute: of('institute'), department: of('department'), city: of('city') },
    ...{ country: of('country'), orcid: of('orcid') },
  };
}
