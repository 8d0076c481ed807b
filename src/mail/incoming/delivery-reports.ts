import type { DeliveryReport } from './incoming-mail';

type Fields = ReadonlyMap<string, string>;

const OUTCOMES: Readonly<Record<string, DeliveryReport['outcome']>> = { failed: 'FAILED', delayed: 'DELAYED' };
/** No mail of ours has more recipients. */
const MOST_REPORTS = 50;

const STATUS = /\b[245]\.\d{1,3}\.\d{1,3}\b/;

/** The code of RFC 3463 in a text; null when it contains none. */
export const statusIn = (text: string): string | null => STATUS.exec(text)?.[0] ?? null;

/** The fields of one block, names in lower case, long lines joined. */
function fieldsOf(block: string): Fields {
  const lines = block.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const pairs = lines.map((line) => /^([\w-]+)[ \t]*:(.*)$/.exec(line)).filter((found) => found !== null);
  return new Map(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), value.trim()]));
}

/** `rfc822; ann@example.org`, also with the brackets that some servers write. */
function addressOf(field: string | undefined): string[] {
  const address = /^(?:rfc822|utf-8)\s*;\s*<?([^\s<>@]+@[^\s<>@]+)>?\s*$/i.exec(field ?? '')?.[1];
  return address === undefined ? [] : [address];
}

function reportOf(fields: Fields): DeliveryReport[] {
  const outcome = OUTCOMES[(/^\w+/.exec(fields.get('action') ?? '')?.[0] ?? '').toLowerCase()];
  if (outcome === undefined) return [];
  const addresses = [...addressOf(fields.get('original-recipient')), ...addressOf(fields.get('final-recipient'))];
  return [{ addresses, outcome, status: statusIn(fields.get('status') ?? '') }];
}

/** The report of a part `message/delivery-status` about each recipient whom the mail has not reached, or not yet. */
export const readDeliveryStatus = (part: string): DeliveryReport[] =>
  part
    .split(/\r?\n[ \t]*\r?\n/)
    .map(fieldsOf)
    .flatMap(reportOf)
    .slice(0, MOST_REPORTS);

/** qmail's line before the copy of the message that it could not deliver. */
const QMAIL_COPY = '--- Below this line is a copy of the message.';

/** qmail's own format: `<ann@example.org>:` before each reason. */
function readQmail(text: string): DeliveryReport[] {
  const end = text.indexOf(QMAIL_COPY);
  if (end === -1) return [];
  const sections = text
    .slice(0, end)
    .split(/^(?=<[^<>\s@]+@[^<>\s@]+>:[ \t]*\r?$)/m)
    .slice(1, MOST_REPORTS);
  return sections.map((one) => ({
    addresses: [one.slice(1, one.indexOf('>'))],
    outcome: 'FAILED' as const,
    status: statusIn(one),
  }));
}

/** Bounces of servers that write no delivery status: qmail, and servers that name the failed recipients in a header. */
export function readOldBounce(text: string, failedRecipients: string): DeliveryReport[] {
  if (failedRecipients === '') return readQmail(text);
  const addresses = failedRecipients
    .split(/[\s,]+/)
    .filter((one) => one.includes('@'))
    .slice(0, MOST_REPORTS);
  // With several recipients the text has several codes, and does not say in a defined format to which recipient each belongs.
  const status = addresses.length === 1 ? statusIn(text) : null;
  return addresses.map((address) => ({ addresses: [address], outcome: 'FAILED' as const, status }));
}
