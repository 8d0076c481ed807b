import { createHash, timingSafeEqual } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { hashSecret, pepperNamed, presentPepper } from '../../platform/secrets';

// A hash of an unknown value: signing in to an unknown address takes as long as to a known one.
const DECOY = hash(createHash('sha512').update(String(process.hrtime.bigint())).digest());

/** Before the hash: which pepper it needs (ADR 91). Hashes of a server without one have none. */
const PEPPERED = /^pepper:([0-9a-f]{12}):/;

/** argon2id with the library's settings (19 MiB, two passes), as OWASP advises, and the server's pepper where it has one. */
export async function hashPassword(password: string): Promise<string> {
  const pepper = presentPepper();
  return pepper ? `pepper:${pepper.id}:${await hash(password, { secret: pepper.key })}` : hash(password);
}

/** Takes the same time with and without a stored hash. A hash with a pepper that the server has no more fits no password. */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  const [mark = '', id] = PEPPERED.exec(stored ?? '') ?? [];
  const pepper = id === undefined ? null : pepperNamed(id);
  const usable = stored !== null && pepper !== undefined ? stored.slice(mark.length) : null;
  const fits = await verify(usable ?? (await DECOY), password, pepper ? { secret: pepper.key } : undefined);
  return usable !== null && fits;
}

let settings: Promise<string> | null = null;
const settingsOf = (argon: string): string => argon.split('$').slice(0, 4).join('$');

/** True for a hash of another pepper, or of other settings than the library's present ones. The next right password makes a new one. */
export async function isOutdatedHash(stored: string): Promise<boolean> {
  const [mark = '', id] = PEPPERED.exec(stored) ?? [];
  if (id !== presentPepper()?.id) return true;
  settings ??= DECOY.then(settingsOf);
  return settingsOf(stored.slice(mark.length)) !== (await settings);
}

/** Derived secrets are long and random, so a plain hash is safe. */
export function secretFits(stored: string | null, secret: string): boolean {
  if (stored === null) return false;
  const given = Buffer.from(hashSecret(secret));
  const right = Buffer.from(stored);
  return given.length === right.length && timingSafeEqual(given, right);
}
