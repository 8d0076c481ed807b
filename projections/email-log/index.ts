import type { MailKind, MailReturn, MailState } from '../../src/contracts';

/** Every requested mail and its outcome. Table `rm.email_log`. */
export const EMAIL_LOG = 'rm.email_log';

/** All addresses of a mail, in lower case: the expression of an index, to which a query compares with `&&`. */
export const RECIPIENTS = 'rm.lower_case(mail_to || cc)';

/** The function of this index. Live tables keep it during a rebuild, so it belongs to the live schema. */
export const LOWER_CASE = `DO $do$ BEGIN
  IF to_regprocedure('rm.lower_case(text[])') IS NULL THEN
    CREATE FUNCTION rm.lower_case(text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
      AS $body$ SELECT array_agg(lower(a)) FROM unnest($1) a $body$;
  END IF;
END $do$`;

export interface EmailLogRow {
  mail_id: string;
  article_id: string | null;
  assignment_id: string | null;
  kind: MailKind;
  requested_at: Date;
  requested_by: string | null;
  sent_at: Date | null;
  failed_at: Date | null;
  state: MailState;
  error: string | null;
  mail_to: string[];
  cc: string[];
  reply_to: string | null;
  subject: string;
  body: string;
  /** The mail that this one repeats. */
  resend_of: string | null;
  /** Messages that came back, such as bounces, oldest first. */
  returns: MailReturn[];
}
