import { texts } from '../language/texts';

/** What comes in from other systems (ADR 115). */
export const IMPORT_KINDS = ['ojs', 'meca', 'people'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];
/** An OJS is imported by the command line, with the server stopped. */
export const UPLOADED_IMPORTS = ['meca', 'people'] as const satisfies readonly ImportKind[];
export type UploadedImport = (typeof UPLOADED_IMPORTS)[number];

export const IMPORT_STATES = ['PREVIEWED', 'RUNNING', 'DONE', 'FAILED'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Something that does not come over, or not as it was. */
export interface ImportProblem {
  where: string;
  what: string;
}

export interface ImportRunView {
  id: string;
  kind: ImportKind;
  /** The name of the file, or of the journal of OJS. */
  source: string;
  state: ImportState;
  startedAt: string;
  finishedAt: string | null;
  /** Null for the command line. */
  by: string | null;
  counts: Record<string, number>;
  problems: ImportProblem[];
  /** Why it failed; null when it did not. */
  failure: string | null;
}

export const IMPORT_KIND_LABELS: Readonly<Record<ImportKind, string>> = texts({
  ojs: 'OJS',
  meca: 'MECA package',
  people: 'People from a CSV file',
});

export const IMPORT_STATE_LABELS: Readonly<Record<ImportState, string>> = texts({
  PREVIEWED: 'Looked at, not imported',
  RUNNING: 'At work',
  DONE: 'Imported',
  FAILED: 'Failed',
});
