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
export { type SweepReport, sweepBlobs, type VerifyReport, verifyBlobs } from './keep-house';
export { openBlobs } from './open-blobs';
