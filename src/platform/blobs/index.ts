export {
  BlobDamaged,
  BlobMissing,
  type Blobs,
  BLOBS,
  BlobTooLarge,
  type ListedBlob,
  type PutOptions,
  type StoredBlob,
} from './blobs';
export { FolderBlobs } from './folder-blobs';
export { type SweepReport, sweepBlobs, type VerifyReport, verifyBlobs } from './garbage-collection';
export { openBlobs } from './open-blobs';
