import { createHash, timingSafeEqual } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { hashSecret, pepperNamed, presentPepper } from '../../platform/secrets';

// A hash of an unknown value, so that a sign-in with an unknown address takes as long as with a known one.
const DECOY = hash(createHash('sha512').update(String(process.hrtime.bigint())).digest());

/** The prefix that names the pepper of a hash (ADR 91). Hashes made without a pepper have no prefix. */
const PEPPERED = /^pepper:([0-9a-f]{12}):/;

/** argon2id with the library's settings (19 MiB, two passes), as OWASP recommends, and with the server's pepper if it has one. */
export async function hashPassword(password: string): Promise<string> {
  const pepper = presentPepper();
  return pepper ? `pepper:${pepper.id}:${await hash(password, { secret: pepper.key })}` : hash(password);
}

/** Takes the same time with and without a stored hash. If the server no longer has the pepper of a hash, no password fits it. */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  const [mark = '', id] = PEPPERED.exec(stored ?? '') ?? [];
  const pepper = id === undefined ? null : pepperNamed(id);
  const usable = stored !== null && pepper !== undefined ? stored.slice(mark.length) : null;
  const fits = await verify(usable ?? (await DECOY), password, pepper ? { secret: pepper.key } : undefined);
  return usable !== null && fits;
}

let settings: Promise<string> | null = null;
const settingsOf = (argon: string): string => argon.split('$').slice(0, 4).join('$');

/** True for a hash with another pepper or settings than the present ones. It is renewed when the correct password is next entered. */
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
