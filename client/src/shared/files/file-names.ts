import { DESIGNATION_LABELS, figureName, type FileView } from '@contracts';

/** The name that the author gave a file; the journal's name for older and generated files, and for reviewers. */
export const givenName = ({ originalName, filename }: FileView): string => originalName ?? filename;

/** 'Figure 2', 'Manuscript' */
export const designationLabel = ({ type, figureNumber }: FileView): string =>
  figureNumber === null ? DESIGNATION_LABELS[type] : `${DESIGNATION_LABELS[type]} ${figureNumber}`;

/** 'Figure 2. Flow of patients', 'Manuscript' */
export function labelOf(file: FileView): string {
  const { caption } = figureName(file.figureTitle);
  return caption === '' ? designationLabel(file) : `${designationLabel(file)}. ${caption}`;
}

/** Sorts by revision, newest first; within a revision the order stays. */
export const newestFirst = (files: readonly FileView[]): FileView[] =>
  [...files].sort((one, other) => other.revision - one.revision);
