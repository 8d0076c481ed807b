import { generateURI, ScureBase32Plugin, verifySync } from 'otplib';
import { deriveSecret } from '../../platform/secrets';

/** 160 bits, as RFC 4226 recommends. */
const KEY_BYTES = 20;
/** Seconds by which the clock of a phone may be wrong. */
const TOLERANCE = 30;
const base32 = new ScureBase32Plugin();

/** The key of an authenticator app. It is not stored: the database has only the seed (ADR 41). */
const keyOf = (seed: string): Uint8Array =>
  new Uint8Array(Buffer.from(deriveSecret('authenticator-app', seed), 'base64url').subarray(0, KEY_BYTES));

/** The key in base32, to type it in, and as a URI for a QR code. */
export function shownKey(seed: string, issuer: string, label: string): { key: string; uri: string } {
  const key = base32.encode(keyOf(seed));
  return { key, uri: generateURI({ issuer, label, secret: key }) };
}

/**
 * The time step of a correct code. Store it: a code is refused when its step is not after `lastStep`, so that no code can be used twice.
 * Null for a wrong or used code.
 */
export function stepOfCode(seed: string, code: string, lastStep: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  try {
    const options = { secret: keyOf(seed), token: code, epochTolerance: TOLERANCE, afterTimeStep: lastStep };
    const result = verifySync(options);
    return result.valid && 'timeStep' in result ? result.timeStep : null;
  } catch {
    // The library throws when all steps that it could accept were used.
    return null;
  }
}
