/** A mail server's report about one recipient (RFC 3464). */
export interface DeliveryReport {
  /** The recipient's addresses as the report writes them: the final one, and the original one. */
  addresses: string[];
  outcome: 'FAILED' | 'DELAYED';
  /** Code of RFC 3463, such as 5.1.1; null when the report contains none. */
  status: string | null;
}

interface About {
  /** Our mails to which it may refer, the most likely first. */
  mailIds: string[];
  /** The same on each reading of the message. */
  key: string;
}

/** The meaning of a message in the mailbox. Nothing else of it is kept. */
export type IncomingMail =
  | (About & { kind: 'BOUNCE'; reports: DeliveryReport[] })
  | (About & { kind: 'ANSWER' | 'AUTOMATIC'; from: string | null })
  /** Neither about a mail of ours, nor readable. */
  | { kind: 'OTHER' };

/** Further bytes are not read: the relevant parts are at the beginning of a message, and our mails are shorter. */
export const READ_BYTES = 524_288;
