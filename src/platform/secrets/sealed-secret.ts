import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveSecret } from './derive-secret';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (purpose: string, seed: string): Buffer => Buffer.from(deriveSecret(purpose, seed), 'base64url');

/**
 * Encrypts a secret of another system, which cannot be derived like our own secrets (ADR 0010). The key is derived from a random seed and
 * the secret of the server, so a copy of the database does not open it.
 */
export function sealSecret(purpose: string, secret: string): string {
  const [seed, nonce] = [randomBytes(32).toString('base64url'), randomBytes(NONCE_BYTES)];
  const cipher = createCipheriv(CIPHER, keyOf(purpose, seed), nonce, { authTagLength: TAG_BYTES });
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return [seed, ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.');
}

/** The secret; null if it was sealed for another purpose or with another secret of the server, or was changed since. */
export function openSecret(purpose: string, sealed: string): string | null {
  const [seed = '', nonce = '', tag = '', text = ''] = sealed.split('.');
  const [iv, authTag, bytes] = [nonce, tag, text].map((part) => Buffer.from(part, 'base64url'));
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(purpose, seed), iv ?? Buffer.alloc(0), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(authTag ?? Buffer.alloc(0));
    return Buffer.concat([decipher.update(bytes ?? Buffer.alloc(0)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
