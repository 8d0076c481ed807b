import type { MailKind } from '../../contracts';
import { deriveSecret } from './derive-secret';

/** Characters that are not confused when read aloud or copied from a screen: no 0 O 1 l I. */
const READABLE = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const PASSWORD_LENGTH = 12;

/** What the secret of a mail opens. Other kinds of mail have none. */
const PURPOSES: Partial<Record<MailKind, string>> = {
  REVIEW_INVITATION: 'review-key',
  REVIEW_REMINDER: 'review-key',
  AUTHORSHIP_REQUEST: 'authorship-key',
  AUTHORSHIP_REMINDER: 'authorship-key',
  SET_PASSWORD: 'set-password',
  PASSWORD_RESET: 'one-time-password',
  REGISTRATION: 'prove-address',
  ADDRESS_CHANGE: 'prove-address',
  ADDRESS_CHANGED: 'revert-address',
  FACTOR_LINK: 'remove-factors',
};

/**
 * The secret that replaces SECRET_MARK in a mail (ADR 0010), the same on every call: a key for links, or for PASSWORD_RESET a
 * one-time password of 12 readable characters (lifecycle, section 4 (3)).
 * @param seed the mail's secretSeed, by default its id. A reminder has its invitation's id, so that both open with the same key.
 * @throws Error for a kind of mail without a secret.
 */
export function mailSecret(kind: MailKind, seed: string): string {
  const purpose = PURPOSES[kind];
  if (purpose === undefined) throw new Error(`A mail of kind ${kind} carries no secret`);
  const secret = deriveSecret(purpose, seed);
  return kind === 'PASSWORD_RESET' ? readable(Buffer.from(secret, 'base64url')) : secret;
}

/** Maps 32 random bytes to 12 characters of the alphabet. Their probabilities differ by less than a millionth. */
function readable(bytes: Buffer): string {
  let rest = BigInt(`0x${bytes.toString('hex')}`);
  const size = BigInt(READABLE.length);
  let text = '';
  while (text.length < PASSWORD_LENGTH) {
    text += READABLE[Number(rest % size)];
    rest /= size;
  }
  return text;
}
