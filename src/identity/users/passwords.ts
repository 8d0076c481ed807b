import { createHash, timingSafeEqual } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { hashSecret } from '../../platform/secrets';

// A hash of an unknown value: signing in to an unknown address takes as long as to a known one.
const DECOY = hash(createHash('sha512').update(String(process.hrtime.bigint())).digest());

/** argon2id with the library's settings (19 MiB, two passes), as OWASP advises. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Takes the same time with and without a stored hash. */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  const fits = await verify(stored ?? (await DECOY), password);
  return stored !== null && fits;
}

/** Derived secrets are long and random, so a plain hash is safe. */
export function secretFits(stored: string | null, secret: string): boolean {
  if (stored === null) return false;
  const given = Buffer.from(hashSecret(secret));
  const right = Buffer.from(stored);
  return given.length === right.length && timingSafeEqual(given, right);
}
