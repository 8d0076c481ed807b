import { keptMailboxSecrets, type MailboxChange, type MailboxSecret } from '../../contracts';
import { openSecret, sealSecret } from '../../platform/secrets';

/** The mailbox with the data that a reader needs. */
export interface StoredMailbox extends Omit<MailboxChange, MailboxSecret> {
  /** The encrypted secrets. */
  passwordBox: string | null;
  clientSecretBox: string | null;
  refreshTokenBox: string | null;
  /** Up to which message it has been read; null: the last 30 days are read next. */
  uidValidity: string | null;
  lastUid: number | null;
  hookSeed: string | null;
}

export const NO_MAILBOX: StoredMailbox = {
  ...{ active: false, host: '', port: 993, security: 'tls', account: '', folder: 'INBOX', after: 'seen' },
  ...{ signIn: 'password', tokenUrl: '', clientId: '', scope: '' },
  ...{ passwordBox: null, clientSecretBox: null, refreshTokenBox: null },
  ...{ uidValidity: null, lastUid: null, hookSeed: null },
};

/** A secret of one kind is never opened as another. The password's purpose is older than the others. */
const PURPOSES: Readonly<Record<MailboxSecret, string>> = {
  ...{ password: 'mailbox', clientSecret: 'mailbox-client', refreshToken: 'mailbox-refresh' },
};
const BOXES = {
  ...({ password: 'passwordBox', clientSecret: 'clientSecretBox', refreshToken: 'refreshTokenBox' } as const),
} satisfies Record<MailboxSecret, keyof StoredMailbox>;
const SECRETS = Object.keys(BOXES) as readonly MailboxSecret[];

/** Null when there is none, or when it can no longer be read. */
export function mailboxSecretOf(mailbox: StoredMailbox, which: MailboxSecret): string | null {
  const box = mailbox[BOXES[which]];
  return box === null ? null : openSecret(PURPOSES[which], box);
}

export const sealedMailboxSecret = (which: MailboxSecret, secret: string): string =>
  sealSecret(PURPOSES[which], secret);

export const storedSecretsOf = (mailbox: StoredMailbox): MailboxSecret[] =>
  SECRETS.filter((one) => mailbox[BOXES[one]] !== null);

/** The secrets that were replaced by another one. */
export const replacedSecrets = (was: StoredMailbox, now: StoredMailbox): MailboxSecret[] =>
  SECRETS.filter((one) => now[BOXES[one]] !== null && now[BOXES[one]] !== was[BOXES[one]]);

/** A stored secret is kept only with the service for which it was set, and the last message only with its folder. */
export function changedMailbox(change: MailboxChange, was: StoredMailbox): StoredMailbox {
  const { password: _password, clientSecret: _clientSecret, refreshToken: _refreshToken, ...wanted } = change;
  const keptSecrets = keptMailboxSecrets(was, wanted);
  const boxes = Object.fromEntries(
    SECRETS.map((one) => {
      const stays = keptSecrets.includes(one) ? was[BOXES[one]] : null;
      return [BOXES[one], change[one] === '' ? stays : sealedMailboxSecret(one, change[one])];
    }),
  ) as Pick<StoredMailbox, 'passwordBox' | 'clientSecretBox' | 'refreshTokenBox'>;
  const isSamePlace = keptSecrets.includes('password') && was.folder === wanted.folder;
  const { uidValidity, lastUid } = isSamePlace ? was : NO_MAILBOX;
  return { ...wanted, ...boxes, uidValidity, lastUid, hookSeed: was.hookSeed };
}

/** The values that may be shown, without the secrets. */
export function valuesOf(mailbox: StoredMailbox): Omit<MailboxChange, MailboxSecret> {
  const { active, host, port, security, account, folder, after, signIn, tokenUrl, clientId, scope } = mailbox;
  return { active, host, port, security, account, folder, after, signIn, tokenUrl, clientId, scope };
}
