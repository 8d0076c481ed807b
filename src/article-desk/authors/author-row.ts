import type { ArticleAuthor } from '../../article';

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
