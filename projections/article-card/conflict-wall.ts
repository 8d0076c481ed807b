import { ARTICLE_SEARCH, notAmongInvolved } from '../article-search';

export { keysOfViewer } from '../article-search';

/**
 * The conflict wall: excludes articles of which the viewer, or the real person behind a login-as session, is uploader or author
 * (lifecycle, section 1). The parameter is that of `keysOfViewer`; the alias is that of any table with a column article_id.
 */
export const notInvolved = (parameter: string, alias = 'c'): string =>
  notAmongInvolved(ARTICLE_SEARCH, alias, parameter);

/** The account of the viewer, in SQL. */
export const viewerId = (parameter: string): string => `(${parameter}::text[])[1]`;
