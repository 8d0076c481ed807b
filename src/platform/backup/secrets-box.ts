import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { BackupRefused } from './refusal';

const SALT = 16;
const NONCE = 12;
const TAG = 16;
/** 64 MB and about a quarter of a second: guessing a passphrase costs that much per guess. */
const COST = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 2 ** 20 };

const keyOf = (passphrase: string, salt: Buffer): Buffer => scryptSync(passphrase.normalize('NFC'), salt, 32, COST);

/** Encrypts secrets by a passphrase (scrypt, AES-256-GCM). */
export function lock(secrets: Readonly<Record<string, string>>, passphrase: string): Buffer {
  const [salt, nonce] = [randomBytes(SALT), randomBytes(NONCE)];
  const cipher = createCipheriv('aes-256-gcm', keyOf(passphrase, salt), nonce);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(secrets)), cipher.final()]);
  return Buffer.concat([salt, nonce, cipher.getAuthTag(), sealed]);
}

/** @throws BackupRefused when the passphrase is wrong. */
export function unlock(box: Buffer, passphrase: string): Record<string, string> {
  const [salt, nonce] = [box.subarray(0, SALT), box.subarray(SALT, SALT + NONCE)];
  const decipher = createDecipheriv('aes-256-gcm', keyOf(passphrase, salt), nonce);
  decipher.setAuthTag(box.subarray(SALT + NONCE, SALT + NONCE + TAG));
  try {
    const open = Buffer.concat([decipher.update(box.subarray(SALT + NONCE + TAG)), decipher.final()]);
    return JSON.parse(open.toString('utf8')) as Record<string, string>;
  } catch {
    throw new BackupRefused(
      'The secrets of the backup do not open: BACKUP_PASSPHRASE is not the one that it was made with.',
    );
  }
}
