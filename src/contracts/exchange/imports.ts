import { texts } from '../language/texts';

/** The kinds of import from other systems (ADR 115). */
export const IMPORT_KINDS = ['ojs', 'meca', 'people'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];
/** The kinds that are imported by an upload. OJS is not among them: it is imported on the command line while the server is stopped. */
export const UPLOADED_IMPORTS = ['meca', 'people'] as const satisfies readonly ImportKind[];
export type UploadedImport = (typeof UPLOADED_IMPORTS)[number];

export const IMPORT_STATES = ['PREVIEWED', 'RUNNING', 'DONE', 'FAILED'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Something that was not imported, or not without changes, or that a person should know. */
export interface ImportProblem {
  where: string;
  what: string;
}

export interface ImportRunView {
  id: string;
  kind: ImportKind;
  /** The name of the file, or of the journal in OJS. */
  source: string;
  state: ImportState;
  startedAt: string;
  finishedAt: string | null;
  /** The person who started the import; null when it was started on the command line. */
  by: string | null;
  counts: Record<string, number>;
  problems: ImportProblem[];
  /** Why the import failed; null when it did not fail. */
  failure: string | null;
}

export const IMPORT_KIND_LABELS: Readonly<Record<ImportKind, string>> = texts({
  ojs: 'OJS',
  meca: 'MECA package',
  people: 'People from a CSV file',
});

export const IMPORT_STATE_LABELS: Readonly<Record<ImportState, string>> = texts({
  PREVIEWED: 'Checked, not imported',
  RUNNING: 'Running',
  DONE: 'Imported',
  FAILED: 'Failed',
});
