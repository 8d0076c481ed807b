import type { Language } from '../../contracts';

/** A mail as sent, including its secrets. */
export interface OutgoingMail {
  /** Id of the mail. Its Message-ID is derived from it, so that a repeated sending can be recognised. */
  mailId: string;
  to: string[];
  cc: string[];
  replyTo: string | null;
  /** Absent: English, as in mails from before other languages existed. */
  language?: Language;
  subject: string;
  /** Sanitised rich text; the layout is added on sending. */
  html: string;
}

/** Passes a mail to the mail server. */
export interface MailTransport {
  /**
   * Resolves with the Message-ID when the server has accepted the mail; `rejected` lists the recipients it did not accept.
   * @throws PermanentFailure (platform/jobs) when the server rejects the mail permanently; another error when a retry may work.
   */
  send(mail: OutgoingMail): Promise<{ messageId: string; rejected: string[] }>;
  /** Null when the mail server answers and accepts the sign-in, else the reason. Checks the server at most every ten seconds. */
  check(): Promise<string | null>;
}

/** Dependency injection token of the mail transport. */
export const MAIL_TRANSPORT = Symbol('MAIL_TRANSPORT');
