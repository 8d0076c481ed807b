import type { RequestUser } from '../../src/platform/http/request-user';
import { viewerParameters } from '../article-card';

/**
 * The conflict wall over rm.article_search, the alias `s` (lifecycle, section 1): leaves out what the viewer, or the real person behind a
 * login-as session, uploaded or is an author of. Their few articles are found by index once; the many others are only compared.
 * `parameter` holds `keysOfViewer`.
 */
export const notInvolvedIn = (table: string, parameter: string): string =>
  `s.article_id NOT IN (SELECT w.article_id FROM ${table} w WHERE w.uploader_id = ANY (${parameter}::text[])
     OR w.uploader_email = ANY (${parameter}::text[]) OR w.author_keys && ${parameter}::text[])`;

/** Ids and addresses of the viewer, as they stand in rm.article_search. */
export const keysOfViewer = (user: RequestUser): string[] => viewerParameters(user).flat();
