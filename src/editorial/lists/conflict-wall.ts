import { normalEmail } from '../../contracts';

/** Leaves out articles that the viewer uploaded or is an author of (lifecycle, section 1). `c`: rm.article_card. */
export const notInvolved = (idParameter: string, emailParameter: string): string =>
  `c.uploader_id <> ${idParameter} AND lower(c.uploader_email) <> ${emailParameter}
   AND NOT (c.author_emails @> ARRAY[${emailParameter}]::text[])
   AND NOT EXISTS (SELECT FROM jsonb_array_elements(c.authors) a WHERE a ->> 'id' = ${idParameter})`;

/** The viewer as the parameters of `notInvolved`. */
export const viewerParameters = ({ userId, email }: { userId: string; email: string }): [string, string] => [
  userId,
  normalEmail(email),
];
