import { createHash } from 'node:crypto';
import { mailIdsIn } from '../../platform/mail';
import { bouncedMailIds, unreadableBounce } from './bounce-addresses';
import { readDeliveryStatus, readOldBounce } from './delivery-reports';
import { type DeliveryReport, type IncomingMail, READ_BYTES } from './incoming-mail';
import { ParsedMessage } from './parsed-message';

/** The part of a report that contains the returned mail, whole or its headers. */
const RETURNED = [
  ...['message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers', 'text/rfc822', 'message/global'],
  'message/global-headers',
];
/** No message refers to more mails than this. */
const MOST_IDS = 10;

const REPORTS = ['message/delivery-status', 'message/global-delivery-status'];

/**
 * Determines what a message is. Never throws: a message that cannot be read is `OTHER`.
 * @param domain ours in Message-IDs. @param bounceAddress the address that mails have with their id in it; null when they have none
 */
export async function readIncoming(
  raw: Buffer,
  domain: string,
  bounceAddress: string | null = null,
): Promise<IncomingMail> {
  const message = await ParsedMessage.of(raw.subarray(0, READ_BYTES));
  if (message === null) return { kind: 'OTHER' };
  const bounced = bouncedMailIds(message, bounceAddress);
  const read = classify(message, domain, bounced);
  if (read.kind === 'OTHER') return read;
  const mailIds = [...new Set([...bounced, ...read.mailIds])].slice(0, MOST_IDS);
  return mailIds.length === 0 ? { kind: 'OTHER' } : { ...read, mailIds };
}

function classify(message: ParsedMessage, domain: string, bounced: readonly string[]): IncomingMail {
  const hasReport = message.isReport && message.parts(REPORTS).length > 0;
  const unread = hasReport || bounced.length === 0 ? null : unreadableBounce(message);
  if (hasReport) return bounceOf(message, domain);
  const old = message.isReport ? null : oldBounceOf(message, domain);
  if (old !== null) return old;
  if (unread !== null) return bounce(message, [unread], []);
  return message.isReport ? bounceOf(message, domain) : answerOf(message, domain);
}

/** The message's own id, or a digest if it has none. */
function keyOf(message: ParsedMessage): string {
  const id = message.header('message-id');
  return createHash('sha256')
    .update(id === '' ? `${message.header('date')}\n${message.text}` : id)
    .digest('hex');
}

/** All mails that the message names: first in the headers of the returned mail, then in those of a reply. */
function namedIn(message: ParsedMessage, places: readonly string[], domain: string): string[] {
  const threads = [message.header('in-reply-to'), message.header('references').split(/\s+/).reverse().join(' ')];
  return mailIdsIn([...places, ...threads].join('\n'), domain).slice(0, MOST_IDS);
}

/** Only the Message-ID of a returned mail counts: it may quote other mails in its References and in its text. */
const messageIdsOf = (returned: string): string =>
  /^message-id:\s*(<[^<>\s]*>)/im.exec(returned.split(/\r?\n\r?\n/)[0] ?? '')?.[1] ?? '';

function bounceOf(message: ParsedMessage, domain: string): IncomingMail {
  const reports = message.parts(REPORTS).flatMap(readDeliveryStatus);
  const mailIds = namedIn(message, message.parts(RETURNED).map(messageIdsOf), domain);
  return bounce(message, reports, mailIds);
}

function oldBounceOf(message: ParsedMessage, domain: string): IncomingMail | null {
  const reports = readOldBounce(message.text, message.header('x-failed-recipients'));
  if (reports.length === 0) return null;
  const places = [...message.parts(RETURNED).map(messageIdsOf), message.text];
  return bounce(message, reports, namedIn(message, places, domain));
}

const bounce = (message: ParsedMessage, reports: DeliveryReport[], mailIds: string[]): IncomingMail => ({
  ...{ kind: 'BOUNCE', reports, mailIds, key: keyOf(message) },
});

function answerOf(message: ParsedMessage, domain: string): IncomingMail {
  const kind = message.isAutomatic ? 'AUTOMATIC' : 'ANSWER';
  return { kind, mailIds: namedIn(message, [], domain), key: keyOf(message), from: message.from };
}
