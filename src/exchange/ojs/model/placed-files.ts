import type { StoredBlob } from '../../../platform/blobs';

/** The stored bytes of the files of one submission, by the id of the bytes in OJS; null when the file is not on the disk. */
export type PlacedFiles = ReadonlyMap<string, StoredBlob | null>;
