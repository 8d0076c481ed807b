import type { Readable } from 'node:stream';

export interface StoredBlob {
  /** SHA-256 of the bytes, 64 hexadecimal digits. */
  hash: string;
  /** Bytes. */
  size: number;
}

/** A blob as the store lists it. */
export interface ListedBlob extends StoredBlob {
  /** When the bytes last came in. */
  storedAt: Date;
}

export interface PutOptions {
  /** Bytes. */
  maxBytes: number;
  /** Looks at the whole file, by its path, before it is kept; nothing is kept when it throws. */
  inspect?(path: string): Promise<void>;
}

/** Bytes under their hash. The same bytes are kept once; nothing is ever changed. */
export interface Blobs {
  /**
   * Takes in a stream; when it resolves the bytes are on the disk.
   * @throws BlobTooLarge past `maxBytes`, or what the stream or the inspection throws; nothing is kept then.
   */
  put(stream: Readable, options: PutOptions): Promise<StoredBlob>;
  /**
   * The bytes, or those from `start` to and with `end`. Whole ones are checked against their hash while they are read: the stream fails
   * with BlobDamaged before its last piece when they are others. Before the first part of a blob goes out the whole is read and checked,
   * once per process and state of the store. @throws BlobMissing; BlobDamaged, of a part.
   */
  open(hash: string, range?: { start?: number; end?: number }): Promise<Readable>;
  /** Bytes. @throws BlobMissing. */
  size(hash: string): Promise<number>;
  /** All that is kept, in no order. */
  list(): AsyncIterable<ListedBlob>;
  /** Removes a blob unless its bytes have come in again at or after `before`; answers whether it did. */
  remove(hash: string, before: Date): Promise<boolean>;
}

/** Dependency injection token of the blobs. */
export const BLOBS = Symbol('BLOBS');

/** More bytes came than are allowed. */
export class BlobTooLarge extends Error {
  constructor(readonly maxBytes: number) {
    super(`More than ${maxBytes} bytes`);
    this.name = 'BlobTooLarge';
  }
}

/** There are no bytes of this hash: the store does not belong to the database, or has been damaged. */
export class BlobMissing extends Error {
  constructor(hash: string) {
    super(`There is no blob ${hash.slice(0, 64)}`);
    this.name = 'BlobMissing';
  }
}

/** The bytes kept under this hash are others than those that came in. */
export class BlobDamaged extends Error {
  constructor(hash: string) {
    super(`Blob ${hash.slice(0, 64)} is damaged: its bytes have another hash`);
    this.name = 'BlobDamaged';
  }
}

const FORM = /^[0-9a-f]{64}$/;

export const isHash = (text: string): boolean => FORM.test(text);
