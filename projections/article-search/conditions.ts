import { normalEmail } from '../../src/contracts';
import type { RequestUser } from '../../src/platform/http/request-user';

type Viewer = Pick<RequestUser, 'userId' | 'email' | 'realUserId' | 'realEmail'>;

const involved = (table: string, ids: string, emails: string, keys: string): string =>
  `(SELECT w.article_id FROM ${table} w WHERE w.uploader_id = ANY (${ids}) OR w.uploader_email = ANY (${emails})
     OR w.author_keys && ${keys})`;

/**
 * The conflict wall over rm.article_search, the alias `s` (lifecycle, section 1): leaves out what the viewer, or the real person behind a
 * login-as session, uploaded or is an author of. Their few articles are found by index once; the many others are only compared.
 * `parameter` holds `keysOfViewer`.
 */
export function notInvolvedIn(table: string, parameter: string): string {
  const keys = `${parameter}::text[]`;
  return `s.article_id NOT IN ${involved(table, keys, keys, keys)}`;
}

/** The same over a table with a column article_id, by its alias; the parameters are those of `viewerParameters`. */
export function notAmongInvolved(table: string, alias: string, idsParameter: string, emailsParameter: string): string {
  const [ids, emails] = [`${idsParameter}::text[]`, `${emailsParameter}::text[]`];
  return `${alias}.article_id NOT IN ${involved(table, ids, emails, `(${ids} || ${emails})`)}`;
}

/** The viewer as the parameters of the wall: ids and addresses, the account's own first. */
export const viewerParameters = ({ userId, email, realUserId, realEmail }: Viewer): [string[], string[]] => [
  realUserId === null ? [userId] : [userId, realUserId],
  (realEmail ? [email, realEmail] : [email]).map(normalEmail),
];

/** Ids and addresses of the viewer, as they stand in rm.article_search. */
export const keysOfViewer = (user: Viewer): string[] => viewerParameters(user).flat();
