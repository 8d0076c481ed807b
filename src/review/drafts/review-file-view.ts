import type { ReviewFile } from '../../article';
import type { ReviewFileView } from '../../contracts';

/** The annotated manuscript of a review as the API shows it. Give it only to people who may read the review. */
export const reviewFileView = (file: ReviewFile, locate: (fileId: string) => string): ReviewFileView => ({
  id: file.fileId,
  filename: file.fileName,
  fileType: file.extension,
  size: file.size,
  location: locate(file.fileId),
});
