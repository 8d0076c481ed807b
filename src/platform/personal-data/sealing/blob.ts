import { createCipheriv, createDecipheriv, hash, randomFillSync } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const NONCE = 12;
const TAG = 16;
/** Longer texts are compressed, since an append holds at most 1 MB. */
const LONG = 65_536;
const [AS_IT_IS, COMPRESSED] = [0, 1];

/** Random bytes are generated in advance: a call for twelve bytes costs as much as the encryption. */
const pool = Buffer.alloc(NONCE * 512);
let used = pool.length;

function nonce(): Buffer {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += NONCE;
  return Buffer.from(pool.subarray(used - NONCE, used));
}

/**
 * The key of one blob, from several keys of 32 random bytes, all of which are needed, and the id of its event: a blob opens only in the
 * event for which it was made. One call of `hash` costs a third of an HMAC, whose object must be garbage-collected.
 */
export const blobKey = (eventId: string, keys: readonly Buffer[]): Buffer =>
  hash('sha256', Buffer.concat([...keys, Buffer.from(eventId.toLowerCase(), 'latin1')]), 'buffer');

/** AES-256-GCM. @param key of `blobKey`. */
export function lockBlob(key: Buffer, text: string): string {
  const plain = Buffer.from(text);
  const long = plain.length > LONG;
  const iv = nonce();
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const sealed = cipher.update(long ? deflateRawSync(plain) : plain);
  cipher.final();
  return Buffer.concat([Buffer.of(long ? COMPRESSED : AS_IT_IS), iv, sealed, cipher.getAuthTag()]).toString('base64');
}

/** @throws Error for a blob that was changed, or was made for another event or with another key. */
export function openBlob(key: Buffer, blob: string): string {
  const bytes = Buffer.from(blob, 'base64');
  const end = bytes.length - TAG;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, 1 + NONCE));
  decipher.setAuthTag(bytes.subarray(end));
  const plain = decipher.update(bytes.subarray(1 + NONCE, end));
  decipher.final();
  return (bytes[0] === COMPRESSED ? inflateRawSync(plain) : plain).toString('utf8');
}
