import type { ArticleAuthor } from '../../article';
import type { Author } from '../../contracts';

export interface AuthorRow extends ArticleAuthor {
  /** The account that entered the author and may change the entry. */
  createdBy: string;
}

/** Field -> column of app.authors. */
export const AUTHOR_COLUMNS: Record<keyof ArticleAuthor, string> = {
  id: 'id',
  firstName: 'first_name',
  middleName: 'middle_name',
  lastName: 'last_name',
  institute: 'institute',
  department: 'department',
  country: 'country',
  orcid: 'orcid',
  city: 'city',
  email: 'email',
};

/** The select list that turns a row into an AuthorRow. */
export const AUTHOR_SELECT = [
  ...Object.entries(AUTHOR_COLUMNS).map(([field, column]) => `a.${column} AS "${field}"`),
  'a.created_by AS "createdBy"',
].join(', ');

export function toAuthor(row: AuthorRow): ArticleAuthor {
  const { createdBy: _createdBy, ...author } = row;
  return author;
}

/** An author as the directory shows them to people outside the office: name and institute only (lifecycle, section 4 (7)). */
export function nameAndInstitute({ id, firstName, middleName, lastName, institute }: Author): Author {
  return { id, firstName, middleName, lastName, institute, department: null, country: null, orcid: null, city: null };
}
