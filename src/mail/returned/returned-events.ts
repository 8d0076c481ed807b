import type { MailEventData } from '../../article';
import { normalEmail } from '../../contracts';
import type { DeliveryReport, IncomingMail } from '../incoming/incoming-mail';

/** A mail of ours for which a message came back. */
export interface SentMail {
  mailId: string;
  articleId: string | null;
  /** All recipients of the mail. */
  recipients: readonly string[];
  /** The messages that came back for it before. */
  earlier: readonly Returned[];
}

export type Returned = {
  [Type in 'MailBounced' | 'MailAnswered']: { type: Type; data: MailEventData[Type] };
}['MailBounced' | 'MailAnswered'];

/** No mail needs more, and a person who has its Message-ID cannot fill the log. */
export const MOST_RETURNS = 20;

/** What a message adds to the known facts about the mail; nothing for a report that repeats an earlier one. */
export function returnedEvents(incoming: IncomingMail, mail: SentMail): Returned[] {
  if (incoming.kind === 'OTHER') return [];
  const found = incoming.kind === 'BOUNCE' ? bounces(incoming.reports, mail) : [answer(incoming, mail)];
  const fresh = found.filter(
    (one) => one.type === 'MailAnswered' || !mail.earlier.some((before) => isSame(one, before)),
  );
  return fresh.slice(0, Math.max(0, MOST_RETURNS - mail.earlier.length));
}

const isSame = (one: Returned, other: Returned): boolean => JSON.stringify(one) === JSON.stringify(other);

function bounces(reports: readonly DeliveryReport[], mail: SentMail): Returned[] {
  const events = reports.map(({ addresses, outcome, status }): Returned => {
    const { mailId, articleId } = mail;
    const address = recipientAmong(addresses, mail) ?? onlyOne(mail);
    return { type: 'MailBounced', data: { mailId, articleId, address, outcome, status } };
  });
  return events.filter((one, index) => events.findIndex((other) => isSame(one, other)) === index);
}

function answer({ kind, from }: { kind: 'ANSWER' | 'AUTOMATIC'; from: string | null }, mail: SentMail): Returned {
  const { mailId, articleId } = mail;
  const address = from === null ? null : recipientAmong([from], mail);
  return { type: 'MailAnswered', data: { mailId, articleId, address, automatic: kind === 'AUTOMATIC' } };
}

/** Addresses to which the mail was not sent, such as a forwarding address, are private and left out. */
const recipientAmong = (addresses: readonly string[], { recipients }: SentMail): string | null =>
  addresses
    .map((address) => recipients.find((one) => normalEmail(one) === normalEmail(address)))
    .find((found) => found !== undefined) ?? null;

/** A report contains an unknown address when the recipient's own server forwards. Then it concerns the only recipient. */
const onlyOne = ({ recipients }: SentMail): string | null => (recipients.length === 1 ? (recipients[0] ?? null) : null);
