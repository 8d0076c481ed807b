import type { Designation, FileFlag } from '../../../contracts';

/** A file of the article; its bytes are in the blob store under `hash`. */
export interface ArticleFile {
  fileId: string;
  designation: Designation;
  /** The file name that the journal gives: article number, designation and a number. */
  fileName: string;
  /** The name on the author's computer. Absent in events of version 1, and of files that the system makes. */
  originalName?: string;
  extension: string;
  revision: number;
  /** SHA-256 of the bytes, hexadecimal. */
  hash: string;
  /** Size in bytes. */
  size: number;
  figureTitle: string | null;
  /** Place among the figures, counted from 1; null for other files. */
  figureOrder: number | null;
  /** Findings of the check on upload; absent: none, or uploaded before the check existed. */
  flags?: FileFlag[];
  /** True: a generated document without the authors. Absent: it may name them. */
  anonymous?: boolean;
}
