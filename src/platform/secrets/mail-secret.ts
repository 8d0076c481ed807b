import type { MailKind } from '../../contracts';
import { deriveSecret } from './derive-secret';

/** Characters that nobody takes for another when reading them aloud or typing them off a screen: no 0 O 1 l I. */
const READABLE = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const PASSWORD_LENGTH = 12;

/** What the secret of a mail opens; kinds that are not here carry none. */
const PURPOSES: Partial<Record<MailKind, string>> = {
  REVIEW_INVITATION: 'review-key',
  REVIEW_REMINDER: 'review-key',
  SET_PASSWORD: 'set-password',
  PASSWORD_RESET: 'one-time-password',
};

/**
 * The secret that a mail carries where SECRET_MARK stands (ADR 0010), the same whenever it is asked for: a key for links, or for
 * PASSWORD_RESET a one-time password of 12 readable characters (lifecycle, section 4 (3)).
 * @param seed the mail's secretSeed, by default its id. A reminder has its invitation's id, so that both open with the same key.
 * @throws Error for a kind of mail that carries no secret.
 */
export function mailSecret(kind: MailKind, seed: string): string {
  const purpose = PURPOSES[kind];
  if (purpose === undefined) throw new Error(`A mail of kind ${kind} carries no secret`);
  const secret = deriveSecret(purpose, seed);
  return kind === 'PASSWORD_RESET' ? readable(Buffer.from(secret, 'base64url')) : secret;
}

/** 32 random bytes as 12 characters of the alphabet, each as likely as another to within a thousandth of a thousandth. */
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
