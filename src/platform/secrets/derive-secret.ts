import { createHash, createHmac } from 'node:crypto';

let key: Buffer | null = null;

/** Sets the key of this process, derived from JWT_SECRET. Only the platform module calls it, once. */
export function useSecretKey(jwtSecret: string): void {
  key = createHmac('sha256', jwtSecret).update('quire:derived-secrets').digest();
}

/**
 * Derives a secret that is never stored (ADR 0010). It is the same for the same purpose and seed.
 * @param purpose what it opens, such as 'review-key'. @param seed a random id. @returns 43 characters of base64url.
 * @throws Error before the platform module has set the key.
 */
export function deriveSecret(purpose: string, seed: string): string {
  if (!key) throw new Error('deriveSecret was called before the settings were read');
  return createHmac('sha256', key).update(`${purpose}\n${seed}`).digest('base64url');
}

/** SHA-256, hexadecimal. A random secret is stored in this form, so that a copy of the database does not reveal it. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
