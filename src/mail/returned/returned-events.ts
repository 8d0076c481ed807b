import type { MailEventData } from '../../article';
import { normalEmail } from '../../contracts';
import type { DeliveryReport, IncomingMail } from '../incoming/incoming-mail';

/** A mail of ours about which a message came. */
export interface SentMail {
  mailId: string;
  articleId: string | null;
  /** Everybody it went to. */
  recipients: readonly string[];
  /** What came back for it before. */
  earlier: readonly Returned[];
}

export type Returned = {
  [Type in 'MailBounced' | 'MailAnswered']: { type: Type; data: MailEventData[Type] };
}['MailBounced' | 'MailAnswered'];

/** No mail has more to tell; this keeps somebody with its Message-ID from filling the log. */
export const MOST_RETURNS = 20;

/** What a message adds to what is known of the mail; nothing for a report that says what an earlier one said. */
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

/** Addresses that the mail did not go to are nobody's business: a forwarding address, for example. */
const recipientAmong = (addresses: readonly string[], { recipients }: SentMail): string | null =>
  addresses
    .map((address) => recipients.find((one) => normalEmail(one) === normalEmail(address)))
    .find((found) => found !== undefined) ?? null;

/** A report names an address that is not ours when the recipient's own server forwards: then it is about the only recipient. */
const onlyOne = ({ recipients }: SentMail): string | null => (recipients.length === 1 ? (recipients[0] ?? null) : null);
