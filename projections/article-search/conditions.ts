import { normalEmail } from '../../src/contracts';
import type { RequestUser } from '../../src/platform/http/access/request-user';

type Viewer = Pick<RequestUser, 'userId' | 'email' | 'realUserId' | 'realEmail'>;

const isInvolved = (alias: string, ids: string, emails: string, keys: string): string =>
  `(${alias}.uploader_id = ANY (${ids}) OR ${alias}.uploader_email = ANY (${emails}) OR ${alias}.author_keys && ${keys})`;

/** Articles of which the viewer is uploader or author, which the conflict wall hides. `parameter` holds `keysOfViewer`. */
export function involvedIn(parameter: string): string {
  const keys = `${parameter}::text[]`;
  return isInvolved('s', keys, keys, keys);
}

/**
 * The conflict wall over rm.article_search, the alias `s` (lifecycle, section 1): excludes articles of which the viewer, or the real
 * person behind a login-as session, is uploader or author. These few are found once by index. All others are then compared by
 * number, which is faster than by id.
 */
export function notInvolvedIn(table: string, parameter: string): string {
  const keys = `${parameter}::text[]`;
  return `s.number_key NOT IN (SELECT w.number_key FROM ${table} w WHERE ${isInvolved('w', keys, keys, keys)})`;
}

/** The same for a table with a column article_id, by its alias; the parameters are those of `viewerParameters`. */
export function notAmongInvolved(table: string, alias: string, idsParameter: string, emailsParameter: string): string {
  const [ids, emails] = [`${idsParameter}::text[]`, `${emailsParameter}::text[]`];
  const involved = isInvolved('w', ids, emails, `(${ids} || ${emails})`);
  return `${alias}.article_id NOT IN (SELECT w.article_id FROM ${table} w WHERE ${involved})`;
}

/** The viewer as the parameters of the wall: ids and addresses, the account's own first. */
export const viewerParameters = ({ userId, email, realUserId, realEmail }: Viewer): [string[], string[]] => [
  realUserId === null ? [userId] : [userId, realUserId],
  (realEmail ? [email, realEmail] : [email]).map(normalEmail),
];

/** Ids and addresses of the viewer, in the form of rm.article_search. */
export const keysOfViewer = (user: Viewer): string[] => viewerParameters(user).flat();
