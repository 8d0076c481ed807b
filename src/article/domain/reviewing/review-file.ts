/** A reviewer's annotated manuscript, without names in it. */
export interface ReviewFile {
  fileId: string;
  /** The file name that the journal gives. It does not identify the reviewer. */
  fileName: string;
  extension: string;
  /** SHA-256 of the bytes, hexadecimal. */
  hash: string;
  /** Size in bytes. */
  size: number;
}
