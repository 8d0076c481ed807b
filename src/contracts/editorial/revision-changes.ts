import type { Designation } from '../files/files';

/** A file that differs from the previous revision. */
export interface ChangedFile {
  fileId: string;
  designation: Designation;
  filename: string;
  figureTitle: string | null;
}

/** GET /article/{id}/revision-changes: what the author changed in the present revision. */
export interface RevisionChanges {
  /** The present revision; 0 has no changes. */
  revision: number;
  /** Null when the title has not changed. */
  title: { before: string; after: string } | null;
  /** Number of words of the abstract; null when the abstract has not changed. */
  abstractWords: { before: number; after: number } | null;
  authors: { added: string[]; removed: string[] };
  files: {
    added: ChangedFile[];
    /** Files that replace a file of the previous revision: the new files. */
    replaced: ChangedFile[];
    removed: ChangedFile[];
    /** Number of files that are the same, byte for byte. */
    kept: number;
  };
}
