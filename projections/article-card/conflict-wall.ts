import { ARTICLE_SEARCH, notAmongInvolved } from '../article-search';

export { viewerParameters } from '../article-search';

/**
 * Leaves out articles that the viewer, or the real person behind a login-as session, uploaded or is an author of (lifecycle,
 * section 1). `c` is rm.article_card; the parameters are those of `viewerParameters`.
 */
export const notInvolved = (idsParameter: string, emailsParameter: string): string =>
  notAmongInvolved(ARTICLE_SEARCH, idsParameter, emailsParameter);

/** The account of the viewer, in SQL. */
export const viewerId = (idsParameter: string): string => `(${idsParameter}::text[])[1]`;
