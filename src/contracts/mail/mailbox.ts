import { webhookUrlProblem } from '../connections/webhooks';
import { texts } from '../language/texts';
import type { Problem } from '../text/text-rules';

/** How the connection to a mailbox is encrypted. */
export const MAILBOX_SECURITY_LABELS = texts({ tls: 'TLS (port 993)', starttls: 'STARTTLS (port 143)' });
export type MailboxSecurity = keyof typeof MAILBOX_SECURITY_LABELS;
export const MAILBOX_SECURITIES = Object.keys(MAILBOX_SECURITY_LABELS) as readonly MailboxSecurity[];

/** What to do in the mailbox with bounces and automatic answers after reading them. Answers of people always stay as they are. */
export const MAILBOX_AFTER_LABELS = texts({
  seen: 'Mark them as read',
  keep: 'Leave them as they are',
  delete: 'Delete them',
});
export type MailboxAfter = keyof typeof MAILBOX_AFTER_LABELS;
export const MAILBOX_AFTERS = Object.keys(MAILBOX_AFTER_LABELS) as readonly MailboxAfter[];

/** How the journal signs in to the mailbox. OAuth 2.0 is needed because many mail hosts no longer accept passwords from programs. */
export const MAILBOX_SIGN_IN_LABELS = texts({
  password: 'Password',
  client: 'OAuth 2.0, as the journal (client credentials)',
  refresh: 'OAuth 2.0, for the account (refresh token)',
});
export type MailboxSignIn = keyof typeof MAILBOX_SIGN_IN_LABELS;
export const MAILBOX_SIGN_INS = Object.keys(MAILBOX_SIGN_IN_LABELS) as readonly MailboxSignIn[];

/** Why a mailbox could not be read. */
export const MAILBOX_PROBLEM_LABELS = texts({
  ADDRESS: 'The server is in a private network, which is not allowed',
  NAME: 'The name of the server is unknown',
  CONNECTION: 'No connection, or it was interrupted',
  TLS: 'The certificate is not valid, or the server does not encrypt',
  TLS_NAME: 'The certificate is for another name',
  TLS_EXPIRED: 'The certificate has expired',
  TLS_AUTHORITY: 'The certificate is from an authority that the journal’s server does not trust',
  TIMEOUT: 'No answer in time',
  DENIED: 'The server refuses the account or its password',
  METHOD: 'The server does not accept this sign-in method',
  TOKEN_ADDRESS: 'The token address is not allowed: only https, and no private network',
  TOKEN_REFUSED: 'The token address refuses the client, its secret or the refresh token',
  TOKEN_ANSWER: 'The token address cannot be reached, or gives no token',
  FOLDER: 'This folder does not exist',
  SECRET: 'The password or secret cannot be read any more; please enter it again',
  SERVER: 'Something went wrong on the server of the journal',
});
export type MailboxProblem = keyof typeof MAILBOX_PROBLEM_LABELS;

export interface MailboxChange {
  active: boolean;
  host: string;
  port: number;
  security: MailboxSecurity;
  account: string;
  signIn: MailboxSignIn;
  /** '' keeps the stored password. The same applies to the other secrets. */
  password: string;
  /** Address that issues access tokens. For OAuth 2.0, as are clientId, clientSecret, refreshToken and scope. */
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  refreshToken: string;
  /** The OAuth 2.0 scope to request; '' requests none. */
  scope: string;
  folder: string;
  after: MailboxAfter;
}

/** The fields that are stored encrypted and never shown. */
export type MailboxSecret = 'password' | 'clientSecret' | 'refreshToken';
/** The secrets that each way to sign in requires. With a refresh token, the client secret is optional. */
export const MAILBOX_SECRETS: Readonly<Record<MailboxSignIn, readonly MailboxSecret[]>> = {
  password: ['password'],
  client: ['clientSecret'],
  refresh: ['refreshToken'],
};

/** GET /incoming-mail. The answer never contains a secret. */
export interface IncomingMailSettings extends Omit<MailboxChange, MailboxSecret> {
  /** Which secrets are stored. */
  stored: readonly MailboxSecret[];
  /** Whether other programs may deliver messages over HTTP. */
  hook: boolean;
  /** The address to which other programs deliver messages. */
  hookAddress: string;
}

/** One read of the mailbox, or one message that was delivered over HTTP. */
export interface MailboxRun {
  id: string;
  at: string;
  source: 'mailbox' | 'hook';
  /** Null: the read or delivery worked. */
  problem: MailboxProblem | null;
  bounces: number;
  answers: number;
  automatic: number;
  /** Number of messages that belong to no mail of the journal. They stay unchanged in the mailbox. */
  unmatched: number;
}

export interface MailboxRuns {
  items: MailboxRun[];
  total: number;
}

export interface MailboxTest {
  /** Null: the mailbox can be read. */
  problem: MailboxProblem | null;
  milliseconds: number;
}

/** The secret for deliveries over HTTP, shown only in this answer; null when such deliveries are switched off. */
export interface MailHookChanged {
  secret: string | null;
}

export const MAILBOX_MESSAGES = texts({
  host: 'Please enter the name of the mail server, such as imap.example.org.',
  port: 'Please enter a port, a number from 1 to 65535.',
  account: 'Please enter the name of the account.',
  password: 'Please enter the password of the account.',
  folder: 'Please enter the folder, such as INBOX.',
  tokenUrl: 'Please enter an https address, without user name and password.',
  clientId: 'Please enter the client ID.',
  clientSecret: 'Please enter the client secret.',
  refreshToken: 'Please enter the refresh token.',
  off: 'No mailbox is read yet. Enter one and save it first.',
});

const HOST = /^(?=.{1,253}$)[a-z0-9]([a-z0-9.:-]*[a-z0-9])?$/i;

/** The problem of the name or address of a mail server. */
export const mailHostProblem = (host: string): Problem => (HOST.test(host) ? undefined : MAILBOX_MESSAGES.host);
export const mailPortProblem = (port: number): Problem =>
  Number.isInteger(port) && port >= 1 && port <= 65_535 ? undefined : MAILBOX_MESSAGES.port;

/** The problems of the settings of a mailbox, by field. @param stored the stored secrets that will be kept */
export function mailboxProblems(
  change: MailboxChange,
  stored: readonly MailboxSecret[],
): Partial<Record<keyof MailboxChange, string>> {
  const { host, port, account, folder, signIn, tokenUrl, clientId } = change;
  const isToken = signIn !== 'password';
  const missing = MAILBOX_SECRETS[signIn].filter((one) => change[one].trim() === '' && !stored.includes(one));
  const found = {
    host: mailHostProblem(host),
    port: mailPortProblem(port),
    account: account === '' ? MAILBOX_MESSAGES.account : undefined,
    tokenUrl: isToken && webhookUrlProblem(tokenUrl) !== undefined ? MAILBOX_MESSAGES.tokenUrl : undefined,
    clientId: isToken && clientId === '' ? MAILBOX_MESSAGES.clientId : undefined,
    ...Object.fromEntries(missing.map((one) => [one, MAILBOX_MESSAGES[one]])),
    folder: folder === '' ? MAILBOX_MESSAGES.folder : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

type MailboxFields = Omit<MailboxChange, MailboxSecret>;

/** The stored secrets that a change keeps: none for another server or account, and only the password for another OAuth 2.0 client. */
export function keptMailboxSecrets(was: MailboxFields, now: MailboxFields): readonly MailboxSecret[] {
  const isSame = (fields: readonly (keyof MailboxFields)[]): boolean => fields.every((one) => was[one] === now[one]);
  if (!isSame(['host', 'port', 'security', 'account'])) return [];
  return isSame(['tokenUrl', 'clientId']) ? ['password', 'clientSecret', 'refreshToken'] : ['password'];
}
