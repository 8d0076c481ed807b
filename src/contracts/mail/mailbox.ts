import { texts } from '../language/texts';
import type { Problem } from '../text/text-rules';

/** How the connection to a mailbox is encrypted. */
export const MAILBOX_SECURITY_LABELS = texts({ tls: 'TLS (port 993)', starttls: 'STARTTLS (port 143)' });
export type MailboxSecurity = keyof typeof MAILBOX_SECURITY_LABELS;
export const MAILBOX_SECURITIES = Object.keys(MAILBOX_SECURITY_LABELS) as readonly MailboxSecurity[];

/** What becomes of bounces and automatic answers in the mailbox. Answers of people always stay as they are. */
export const MAILBOX_AFTER_LABELS = texts({
  seen: 'Mark them as read',
  keep: 'Leave them as they are',
  delete: 'Delete them',
});
export type MailboxAfter = keyof typeof MAILBOX_AFTER_LABELS;
export const MAILBOX_AFTERS = Object.keys(MAILBOX_AFTER_LABELS) as readonly MailboxAfter[];

/** Why a mailbox could not be read. */
export const MAILBOX_PROBLEM_LABELS = texts({
  ADDRESS: 'The server is in a private network, which is not allowed',
  NAME: 'The name of the server is unknown',
  CONNECTION: 'No connection, or it broke off',
  TLS: 'The certificate is not valid, or the server does not encrypt',
  TIMEOUT: 'No answer in time',
  DENIED: 'The server refuses the account or its password',
  FOLDER: 'There is no such folder',
  SECRET: 'The password cannot be read any more; please enter it again',
  SERVER: 'Something went wrong on the server of the journal',
});
export type MailboxProblem = keyof typeof MAILBOX_PROBLEM_LABELS;

export interface MailboxChange {
  active: boolean;
  host: string;
  port: number;
  security: MailboxSecurity;
  account: string;
  /** '' leaves the stored one as it is. */
  password: string;
  folder: string;
  after: MailboxAfter;
}

/** GET /incoming-mail. It never has a secret. */
export interface IncomingMailSettings extends Omit<MailboxChange, 'password'> {
  hasPassword: boolean;
  /** Whether other programs may bring messages over HTTP. */
  hook: boolean;
  /** Where they bring them. */
  hookAddress: string;
}

/** One reading of the mailbox, or one message that came over HTTP. */
export interface MailboxRun {
  id: string;
  at: string;
  source: 'mailbox' | 'hook';
  /** Null: it worked. */
  problem: MailboxProblem | null;
  bounces: number;
  answers: number;
  automatic: number;
  /** Messages that belong to no mail of the journal; they stay in the mailbox as they are. */
  unmatched: number;
}

export interface MailboxRuns {
  items: MailboxRun[];
  total: number;
}

export interface MailboxTest {
  /** Null: it works. */
  problem: MailboxProblem | null;
  milliseconds: number;
}

/** The secret, shown this once; null when the way is closed. */
export interface MailHookChanged {
  secret: string | null;
}

export const MAILBOX_MESSAGES = texts({
  host: 'Please enter the name of the mail server, such as imap.example.org.',
  port: 'Please enter a port, a number from 1 to 65535.',
  account: 'Please enter the name of the account.',
  password: 'Please enter the password of the account.',
  folder: 'Please enter the folder, such as INBOX.',
  off: 'No mailbox is read yet. Enter one and save it first.',
});

const HOST = /^(?=.{1,253}$)[a-z0-9]([a-z0-9.:-]*[a-z0-9])?$/i;

/** The problem of the name or address of a mail server. */
export const mailHostProblem = (host: string): Problem => (HOST.test(host) ? undefined : MAILBOX_MESSAGES.host);
export const mailPortProblem = (port: number): Problem =>
  Number.isInteger(port) && port >= 1 && port <= 65_535 ? undefined : MAILBOX_MESSAGES.port;
