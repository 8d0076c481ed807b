import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;
const KEY = 32;

const derived = (secret: string, purpose: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `quire:${purpose}`, bytes));

/** A key that this master key cannot open. */
export class ForeignKey extends Error {
  constructor() {
    super(
      'DATA_KEY is not the key by which the personal data of this journal are encrypted. Set it, or put the file data-key back into ' +
        'DATA_DIR; a backup has it. Without it the texts in the events cannot be read.',
    );
    this.name = 'ForeignKey';
  }
}

/** The master key DATA_KEY: it wraps the keys of persons and streams (AES-256-GCM), each bound to its id. */
export class MasterKey {
  /** Identifies the master key, without revealing anything about it. */
  readonly id: string;
  private readonly key: Buffer;

  constructor(dataKey: string) {
    this.id = derived(dataKey, 'master-key-id', 6).toString('hex');
    this.key = derived(dataKey, 'master-key', KEY);
  }

  wrap(id: string, secret: Buffer): Buffer {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce).setAAD(Buffer.from(id));
    return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
  }

  /** @throws ForeignKey */
  unwrap(id: string, wrapped: Buffer): Buffer {
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.key, wrapped.subarray(0, NONCE)).setAAD(Buffer.from(id));
      decipher.setAuthTag(wrapped.subarray(wrapped.length - TAG));
      return Buffer.concat([decipher.update(wrapped.subarray(NONCE, wrapped.length - TAG)), decipher.final()]);
    } catch {
      throw new ForeignKey();
    }
  }
}
