/** A reviewer's annotated manuscript, without names in it. */
export interface ReviewFile {
  fileId: string;
  /** The journal's name: it says nothing about the reviewer. */
  fileName: string;
  extension: string;
  /** SHA-256 of the bytes, hexadecimal. */
  hash: string;
  /** Bytes. */
  size: number;
}
