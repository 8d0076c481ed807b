import type { Readable } from 'node:stream';

export interface StoredBlob {
  /** SHA-256 of the bytes, 64 hexadecimal digits. */
  hash: string;
  /** Bytes. */
  size: number;
}

/** A blob as the store lists it. */
export interface ListedBlob extends StoredBlob {
  /** When the bytes were last stored. */
  storedAt: Date;
}

export interface PutOptions {
  /** Bytes. */
  maxBytes: number;
  /** Inspects the whole file, by its path, before it is stored. Nothing is stored when it throws. */
  inspect?(path: string): Promise<void>;
}

/** Content-addressed bytes: stored once under their SHA-256 hash and never changed. */
export interface Blobs {
  /**
   * Stores a stream. When it resolves, the bytes are on the disk.
   * @throws BlobTooLarge past `maxBytes`, or what the stream or the inspection throws. Nothing is stored then.
   */
  put(stream: Readable, options: PutOptions): Promise<StoredBlob>;
  /**
   * Opens the bytes, or those from `start` to `end` inclusive. A whole blob is checked against its hash while it is read: the stream fails
   * with BlobDamaged before its last chunk when the hash does not match. Before the first part of a blob is sent, the whole blob is read
   * and checked, once per process and state of the stored blob.
   * @throws BlobMissing; BlobDamaged for a part.
   */
  open(hash: string, range?: { start?: number; end?: number }): Promise<Readable>;
  /**
   * Reads the whole blob and checks it, unless this process has done so in this state of the stored blob. For callers that must know before
   * they send the first byte. @throws BlobMissing; BlobDamaged.
   */
  ensureWhole(hash: string): Promise<void>;
  /** Bytes. @throws BlobMissing. */
  size(hash: string): Promise<number>;
  /** All stored blobs, in no particular order. */
  list(): AsyncIterable<ListedBlob>;
  /** Removes a blob unless its bytes were stored again at or after `before`. Returns whether it was removed. */
  remove(hash: string, before: Date): Promise<boolean>;
  /** Null when bytes can be stored, else the reason. */
  check(): Promise<string | null>;
}

/** Dependency injection token of the blobs. */
export const BLOBS = Symbol('BLOBS');

/** The stream is larger than allowed. */
export class BlobTooLarge extends Error {
  constructor(readonly maxBytes: number) {
    super(`More than ${maxBytes} bytes`);
    this.name = 'BlobTooLarge';
  }
}

/** No blob has this hash: the store does not belong to the database, or is damaged. */
export class BlobMissing extends Error {
  constructor(hash: string) {
    super(`There is no blob ${hash.slice(0, 64)}`);
    this.name = 'BlobMissing';
  }
}

/** The bytes stored under this hash do not match it. */
export class BlobDamaged extends Error {
  constructor(hash: string) {
    super(`Blob ${hash.slice(0, 64)} is damaged: its bytes have another hash`);
    this.name = 'BlobDamaged';
  }
}

const FORM = /^[0-9a-f]{64}$/;

export const isHash = (text: string): boolean => FORM.test(text);
