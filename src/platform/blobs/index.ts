export { BlobDamaged, BlobMissing, type Blobs, BLOBS, BlobTooLarge, isHash, type StoredBlob } from './blobs';
export { FolderBlobs } from './folder-blobs';
export { readWhole, type SweepReport, sweepBlobs, verifyBlobs } from './garbage-collection';
export { openBlobs } from './open-blobs';
export { HashShelves } from './hash-shelves';
export { type S3Location, s3LocationOf } from './s3-location';
