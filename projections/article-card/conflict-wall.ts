import { normalEmail } from '../../src/contracts';
import type { RequestUser } from '../../src/platform/http/request-user';

/**
 * Leaves out articles that the viewer, or the real person behind a login-as session, uploaded or is an author of (lifecycle,
 * section 1). `c` is rm.article_card; the parameters are those of `viewerParameters`.
 */
export const notInvolved = (idsParameter: string, emailsParameter: string): string =>
  `c.uploader_id <> ALL (${idsParameter}::text[]) AND lower(c.uploader_email) <> ALL (${emailsParameter}::text[])
   AND NOT (c.author_emails && ${emailsParameter}::text[])
   AND NOT EXISTS (SELECT FROM jsonb_array_elements(c.authors) a WHERE a ->> 'id' = ANY (${idsParameter}::text[]))`;

type Viewer = Pick<RequestUser, 'userId' | 'email' | 'realUserId' | 'realEmail'>;

/** The viewer as the parameters of `notInvolved`: ids and addresses, the account's own first. */
export const viewerParameters = ({ userId, email, realUserId, realEmail }: Viewer): [string[], string[]] => [
  realUserId === null ? [userId] : [userId, realUserId],
  (realEmail ? [email, realEmail] : [email]).map(normalEmail),
];

/** The account of the viewer, in SQL. */
export const viewerId = (idsParameter: string): string => `(${idsParameter}::text[])[1]`;
