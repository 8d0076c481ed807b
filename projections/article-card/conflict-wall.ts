import { ARTICLE_SEARCH, notAmongInvolved } from '../article-search';

export { viewerParameters } from '../article-search';

/**
 * The conflict wall: excludes articles of which the viewer, or the real person behind a login-as session, is uploader or author
 * (lifecycle, section 1). The parameters are those of `viewerParameters`; the alias is that of any table with a column article_id.
 */
export const notInvolved = (idsParameter: string, emailsParameter: string, alias = 'c'): string =>
  notAmongInvolved(ARTICLE_SEARCH, alias, idsParameter, emailsParameter);

/** The account of the viewer, in SQL. */
export const viewerId = (idsParameter: string): string => `(${idsParameter}::text[])[1]`;
