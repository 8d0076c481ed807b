import { texts } from '../language/texts';
import { t } from '../language/translate';

/** A reaction to a mail: a report of a mail server, or an answer, of which only the sender and the time are stored. */
export interface MailReturn {
  kind: 'FAILED' | 'DELAYED' | 'ANSWERED' | 'AUTOMATIC';
  /** Address of the recipient concerned; null when the report names none, or the answer came from another address. */
  address: string | null;
  /** The status code of a report (RFC 3463), such as 5.1.1; null for an answer. */
  status: string | null;
  at: string;
}

/** The meaning of codes that mail servers use, by their last two numbers (RFC 3463). */
const REASONS = texts({
  '1.1': 'the address does not exist',
  '1.2': 'the domain of the address does not exist',
  '1.3': 'the address is not valid',
  '1.6': 'the mailbox has moved',
  '1.10': 'the address does not exist',
  '2.1': 'the mailbox is closed',
  '2.2': 'the mailbox is full',
  '2.3': 'the mail is too long for this mailbox',
  '3.4': 'the mail is too long',
  '4.1': 'the mail server does not answer',
  '4.4': 'the mail server cannot be found',
  '4.7': 'it could not be delivered in time',
  '7.1': 'the mail server refuses mails of the journal',
});
const GROUPS = texts({
  '1': 'something is wrong with the address',
  '2': 'something is wrong with the mailbox',
  '3': 'the mail server cannot accept it',
  '4': 'the mail server could not be reached',
  '5': 'the mail servers did not understand each other',
  '6': 'the mail server cannot read it',
  '7': 'the mail server refuses it',
});

const wordsIn = (words: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined;

/** Why a mail was not delivered, in words with the code; '' when nothing is known. */
export function bounceReason(status: string | null): string {
  const [, code = '', group = ''] = /^\d\.((\d+)\.\d+)$/.exec(status ?? '') ?? [];
  const reason = wordsIn(REASONS, code) ?? wordsIn(GROUPS, group);
  if (status === null) return '';
  return reason === undefined ? t('code {status}', { status }) : t('{reason} ({status})', { reason, status });
}

/** A returned mail in words, without its time. */
export function returnWords({ kind, address, status }: MailReturn): string {
  if (kind === 'AUTOMATIC')
    return address === null
      ? t('Automatic answer from another address')
      : t('Automatic answer from {address}', { address });
  if (kind === 'ANSWERED')
    return address === null ? t('Answered from another address') : t('Answered by {address}', { address });
  const reason = bounceReason(status);
  const who = address ?? t('a recipient');
  if (kind === 'DELAYED') return joined(t('Not yet delivered to {who}', { who }), reason);
  return joined(t('Not delivered to {who}', { who }), reason);
}

const joined = (text: string, reason: string): string =>
  reason === '' ? text : t('{text}: {reason}', { text, reason });

/** An address to which mails bounce. */
export interface AddressMark {
  /** The address, in normal form. */
  address: string;
  /** Time of the first bounce since the last answer from this address. */
  since: string;
  lastAt: string;
  /** The status code of the last bounce. */
  status: string | null;
}

/** GET /address-marks, latest bounce first. */
export interface AddressMarks {
  items: AddressMark[];
  total: number;
}

/** Maximum number of addresses in one request. */
export const MOST_MARKS_ASKED = 1_000;
