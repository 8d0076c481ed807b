import { keysOfPerson } from '../../src/contracts';
import type { RequestUser } from '../../src/platform/http/access/request-user';

type Viewer = Pick<RequestUser, 'userId' | 'formerIds' | 'addresses' | 'authenticatedOrcid' | 'real'>;

const isInvolved = (alias: string, keys: string): string =>
  `(${alias}.uploader_id = ANY (${keys}) OR ${alias}.uploader_email = ANY (${keys}) OR ${alias}.author_keys && ${keys})`;

/** Articles of which the viewer is uploader or author, which the conflict wall hides. `parameter` holds `keysOfViewer`. */
export const involvedIn = (parameter: string): string => isInvolved('s', `${parameter}::text[]`);

/**
 * The conflict wall over rm.article_search, the alias `s` (lifecycle, section 1): excludes articles of which the viewer, or the real
 * person behind a login-as session, is uploader or author. These few are found once by index. All others are then compared by
 * number, which is faster than by id.
 */
export function notInvolvedIn(table: string, parameter: string): string {
  const keys = `${parameter}::text[]`;
  return `s.number_key NOT IN (SELECT w.number_key FROM ${table} w WHERE ${isInvolved('w', keys)})`;
}

/** The same for a table with a column article_id, by its alias. */
export const notAmongInvolved = (table: string, alias: string, parameter: string): string =>
  `${alias}.article_id NOT IN (SELECT w.article_id FROM ${table} w WHERE ${isInvolved('w', `${parameter}::text[]`)})`;

/**
 * The keys by which the wall recognises the viewer and the real person behind a login-as session, in the form of rm.article_search: ids of
 * accounts, addresses and ORCID iDs. The viewer's own account comes first.
 */
export const keysOfViewer = ({ real, ...viewer }: Viewer): string[] =>
  real === null ? keysOfPerson(viewer) : [...keysOfPerson(viewer), ...keysOfPerson(real)];
