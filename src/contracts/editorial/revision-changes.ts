import type { Designation } from '../files/files';

/** A file that differs from the revision before. */
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
  /** Null when it is as before. */
  title: { before: string; after: string } | null;
  /** Numbers of words; null when the abstract is as before. */
  abstractWords: { before: number; after: number } | null;
  authors: { added: string[]; removed: string[] };
  files: {
    added: ChangedFile[];
    /** The new ones. */
    replaced: ChangedFile[];
    removed: ChangedFile[];
    /** How many are the same, byte for byte. */
    kept: number;
  };
}
