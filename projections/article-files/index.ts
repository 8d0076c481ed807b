import type { Designation } from '../../src/contracts';

/** Every file record of every article, including removed ones. Table `rm.article_files`. */
export const ARTICLE_FILES = 'rm.article_files';

export interface ArticleFileRow {
  file_id: string;
  article_id: string;
  /** 'ReviewFile': the annotated manuscript of a review. */
  designation: Designation | 'ReviewFile';
  file_name: string;
  extension: string;
  revision: number;
  /** SHA-256 of the bytes. */
  hash: string;
  size: number;
  figure_title: string | null;
  figure_order: number | null;
  uploaded_at: Date;
  uploaded_by: string | null;
  removed_at: Date | null;
}
