import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';

/** The bytes before the 32 bytes of an Ed25519 key in its standard forms (RFC 8410). */
const PRIVATE_FORM = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_FORM = Buffer.from('302a300506032b6570032100', 'hex');

/** The key that signs the roots of the log. The same secret always gives the same key. */
export function signingKeyOf(secret: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'quire:log-seal', 32));
  return createPrivateKey({ key: Buffer.concat([PRIVATE_FORM, seed]), format: 'der', type: 'pkcs8' });
}

/** The 32 bytes of its public half. */
export const publicKeyOf = (key: KeyObject): Buffer =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(PUBLIC_FORM.length);

export const toPublicKey = (bytes: Buffer): KeyObject =>
  createPublicKey({ key: Buffer.concat([PUBLIC_FORM, bytes]), format: 'der', type: 'spki' });
