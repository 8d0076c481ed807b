import type { Readable } from 'node:stream';

export interface StoredBlob {
  /** SHA-256 of the bytes, 64 hexadecimal digits. */
  hash: string;
  /** Bytes. */
  size: number;
}

/** Bytes under their hash. The same bytes are kept once; nothing is ever changed. */
export interface Blobs {
  /**
   * Takes in a stream; when it resolves the bytes are on the disk.
   * @throws BlobTooLarge past `maxBytes`, or what the stream throws; nothing is kept then.
   */
  put(stream: Readable, limit: { maxBytes: number }): Promise<StoredBlob>;
  /** The bytes, or those from `start` to and with `end`. @throws BlobMissing. */
  open(hash: string, range?: { start?: number; end?: number }): Promise<Readable>;
  /** Bytes. @throws BlobMissing. */
  size(hash: string): Promise<number>;
  /** Removes what is not in `keep` and was last put in before `before`; answers how many. */
  sweep(keep: ReadonlySet<string>, before: Date): Promise<number>;
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

/** There are no bytes of this hash: the folder does not belong to the database, or has been damaged. */
export class BlobMissing extends Error {
  constructor(hash: string) {
    super(`There is no blob ${hash.slice(0, 64)}`);
    this.name = 'BlobMissing';
  }
}
