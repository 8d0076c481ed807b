import { join } from 'node:path';
import type { AppConfig } from '../config/config';
import type { Blobs } from './blobs';
import { FolderBlobs } from './folder-blobs';
import { s3LocationOf } from './s3-location';

/** Opens the blobs of the settings: `BLOB_URL`, or a folder in DATA_DIR. @throws Error when they are not usable. */
export async function openBlobs({ blobUrl, dataDir }: Pick<AppConfig, 'blobUrl' | 'dataDir'>): Promise<Blobs> {
  if (blobUrl === null) return FolderBlobs.open(join(dataDir, 'blobs'));
  const location = s3LocationOf(blobUrl);
  if (location) {
    // Imported only when needed: the AWS client takes twenty megabytes of memory.
    const { S3Blobs } = await import('./s3-blobs');
    return S3Blobs.open(location, join(dataDir, 'blobs', 'incoming'));
  }
  return FolderBlobs.open(decodeURIComponent(new URL(blobUrl).pathname));
}
