import { texts } from '../language/texts';
/**
 * Findings of the check on upload. The office decides what to do about them. The server never runs such content. NAMES_CHECKED is the
 * confirmation of the member of the office who sent the file: others get it as it is (ADR 16).
 */
export const FILE_FLAGS = ['MACROS', 'SCRIPTS', 'OPEN_ACTION', 'ENCRYPTED', 'NAMES_CHECKED'] as const;
export type FileFlag = (typeof FILE_FLAGS)[number];

export const FILE_FLAG_LABELS: Record<FileFlag, string> = texts({
  MACROS: 'Contains macros',
  SCRIPTS: 'Contains scripts',
  OPEN_ACTION: 'Runs an action when opened',
  ENCRYPTED: 'Protected by a password',
  NAMES_CHECKED: 'Given to others as it is',
});
