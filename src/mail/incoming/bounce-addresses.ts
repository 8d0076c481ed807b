import { mailIdsOfBounceAddresses } from '../../platform/mail';
import { statusIn } from './delivery-reports';
import type { DeliveryReport } from './incoming-mail';
import type { ParsedMessage } from './parsed-message';

/** Headers in which mail servers write the address to which a message came. */
const RECIPIENTS = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-delivered-to'];
const SERVERS = /^(mailer-daemon|mail-daemon|maildaemon|mdaemon|postmaster)@/i;
const LATER = /\b(delay|delayed|warning|temporar(il)?y|will (be )?retr(y|ied)|not yet)\b/i;

/** The mails to whose own bounce addresses the message was sent (ADR 118). */
export const bouncedMailIds = (message: ParsedMessage, bounceAddress: string | null): string[] =>
  bounceAddress === null ? [] : mailIdsOfBounceAddresses(message.headers(RECIPIENTS).join('\n'), bounceAddress);

/** True for a message that a program wrote and that is no report of a delivery. */
const isOfOwner = (message: ParsedMessage): boolean => message.isAutomatic && !message.isReport;

/**
 * The report of a mail server in its own words to a bounce address; null for a message that no mail server wrote, or that a program wrote
 * for its owner, such as an absence notice: these also go to the envelope sender.
 */
export function unreadableBounce(message: ParsedMessage): DeliveryReport | null {
  const isOfServer = SERVERS.test(message.from ?? '');
  if (!isOfServer && (!/^<\s*>$/.test(message.header('return-path')) || isOfOwner(message))) return null;
  const status = statusIn(message.text);
  const isLater = status === null ? LATER.test(message.header('subject')) : status.startsWith('4');
  return { addresses: [], outcome: isLater ? 'DELAYED' : 'FAILED', status };
}
