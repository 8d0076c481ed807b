import type { MailRequest } from './events';

/** Events of a mail's own stream `mail-<mailId>`. It begins with MailRequested if the mail is not about an article. */
export interface MailEventData {
  MailRequested: MailRequest;
  /** `rejected`: recipients that the mail server did not accept, if any. */
  MailSent: { mailId: string; articleId: string | null; messageId: string; rejected?: string[] };
  /** The last attempt failed. */
  MailFailed: { mailId: string; articleId: string | null; attempts: number; error: string };
  /** Report of a mail server about a recipient. `address`: one of the mail's recipients; null when it names none. `status`: RFC 3463. */
  MailBounced: { mailId: string; articleId: string | null; address: string | null } & BounceInfo;
  /** `address`: the recipient who answered; null when the answer came from another address. The text of the answer is not stored. */
  MailAnswered: { mailId: string; articleId: string | null; address: string | null; automatic: boolean };
}

interface BounceInfo {
  outcome: 'FAILED' | 'DELAYED';
  status: string | null;
}
