import { createHash, createHmac } from 'node:crypto';

let key: Buffer | null = null;

/** Sets the key of this process, worked out from JWT_SECRET; called once by the platform module. */
export function useSecretKey(jwtSecret: string): void {
  key = createHmac('sha256', jwtSecret).update('quire:derived-secrets').digest();
}

/**
 * A secret that is never stored, only worked out again (ADR 0010): the same for the same purpose and seed.
 * @param purpose what it opens, such as 'review-key'. @param seed a random id. @returns 43 characters of base64url.
 * @throws Error before the platform module is there.
 */
export function deriveSecret(purpose: string, seed: string): string {
  if (!key) throw new Error('deriveSecret was called before the settings were read');
  return createHmac('sha256', key).update(`${purpose}\n${seed}`).digest('base64url');
}

/** SHA-256, hexadecimal: how a random secret is stored, so that a copy of the database opens nothing. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
