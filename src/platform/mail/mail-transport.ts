/** A mail as it goes out: secrets are in it. */
export interface OutgoingMail {
  /** Id of the mail; its Message-ID is made from it, so that a repeated sending can be recognised. */
  mailId: string;
  to: string[];
  cc: string[];
  replyTo: string | null;
  subject: string;
  /** Rich text, sanitised; the layout is put around it on sending. */
  html: string;
}

/** Hands a mail to the mail server. */
export interface MailTransport {
  /**
   * Resolves with the Message-ID when the server has taken it; `rejected` lists recipients that it did not take.
   * @throws PermanentFailure (platform/jobs) when it refuses the mail for good; another error when it may work later.
   */
  send(mail: OutgoingMail): Promise<{ messageId: string; rejected: string[] }>;
}

/** Dependency injection token of the mail transport. */
export const MAIL_TRANSPORT = Symbol('MAIL_TRANSPORT');
