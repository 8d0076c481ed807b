export { BlobMissing, type Blobs, BLOBS, BlobTooLarge, type StoredBlob } from './blobs';
export { FolderBlobs } from './folder-blobs';
