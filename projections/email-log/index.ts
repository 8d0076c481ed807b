import type { MailKind, MailReturn, MailState } from '../../src/contracts';

/** Every requested mail and its outcome. Table `rm.email_log`. */
export const EMAIL_LOG = 'rm.email_log';

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
