import { texts } from '../language/texts';
import { t } from '../language/translate';

/** What came back for a mail: a report of a mail server, or an answer of which only the sender and the time are known. */
export interface MailReturn {
  kind: 'FAILED' | 'DELAYED' | 'ANSWERED' | 'AUTOMATIC';
  /** The recipient whom it is about; null: none is named, or the answer came from another address. */
  address: string | null;
  /** The code of a report (RFC 3463), such as 5.1.1. */
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
  '3': 'the mail server cannot take it',
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

/** One thing that came back, without its time. */
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
  /** In normal form. */
  address: string;
  /** Of the first bounce since anybody answered from it. */
  since: string;
  lastAt: string;
  /** The code of the last bounce. */
  status: string | null;
}

/** GET /address-marks, latest bounce first. */
export interface AddressMarks {
  items: AddressMark[];
  total: number;
}

/** The most addresses that are asked about at once. */
export const MOST_MARKS_ASKED = 1_000;
