/** What a mail server says about one recipient (RFC 3464). */
export interface DeliveryReport {
  /** As the report writes them: where it went at last, and where it was sent to. */
  addresses: string[];
  outcome: 'FAILED' | 'DELAYED';
  /** Of RFC 3463, such as 5.1.1; null when the report has none. */
  status: string | null;
}

interface About {
  /** Our mails that it may be about, the likeliest first. */
  mailIds: string[];
  /** The same on each reading of the message. */
  key: string;
}

/** What a message in the mailbox is. Nothing else of it is kept. */
export type IncomingMail =
  | (About & { kind: 'BOUNCE'; reports: DeliveryReport[] })
  | (About & { kind: 'ANSWER' | 'AUTOMATIC'; from: string | null })
  /** Neither about a mail of ours, nor readable. */
  | { kind: 'OTHER' };

/** More is not read: what counts is at the beginning of a message, and our mails are shorter. */
export const READ_BYTES = 524_288;
