import type { MailRequest } from './events';

/** Events of a mail's own stream `mail-<mailId>`; it begins with MailRequested where there is no article. */
export interface MailEventData {
  MailRequested: MailRequest;
  /** `rejected`: recipients that the mail server did not accept, if any. */
  MailSent: { mailId: string; articleId: string | null; messageId: string; rejected?: string[] };
  /** After the last attempt. */
  MailFailed: { mailId: string; articleId: string | null; attempts: number; error: string };
  /** What a mail server told of a recipient. `address`: one of the mail's recipients; null when it names none of them. `status`: RFC 3463. */
  MailBounced: { mailId: string; articleId: string | null; address: string | null } & BounceInfo;
  /** `address`: the recipient who answered; null when the answer came from elsewhere. Nothing of its text is known. */
  MailAnswered: { mailId: string; articleId: string | null; address: string | null; automatic: boolean };
}

interface BounceInfo {
  outcome: 'FAILED' | 'DELAYED';
  status: string | null;
}
