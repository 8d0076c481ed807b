import { type Designation, DESIGNATION_LABELS, type FileView } from '@contracts';
import { labelOf } from '../files/file-names';

/** Formats of pictures that every browser displays. */
const PICTURES: readonly string[] = ['png', 'jpg'];

/** The designations in the order in which people want to read them first; all others follow in the order of the files. */
const FIRST: readonly Designation[] = [
  'FullArticle',
  'Overview',
  'ManuscriptPDF',
  'UnmarkedManuscriptPDF',
  'MarkedManuscriptPDF',
  'RebuttalLetterPDF',
  'FigurePDF',
];

export const isPicture = ({ fileType }: FileView): boolean => PICTURES.includes(fileType);

const rank = ({ type }: FileView): number => {
  const place = FIRST.indexOf(type);
  return place === -1 ? FIRST.length : place;
};

/** Sorts the files in reading order. */
export const inReadingOrder = (files: readonly FileView[]): FileView[] =>
  [...files].sort((one, other) => rank(one) - rank(other));

/**
 * The files of a revision that a browser can show, in reading order. Of several versions of a generated file, only the newest is included.
 */
export function viewableFiles(files: readonly FileView[], revision: number): FileView[] {
  const shown = files.filter((file) => file.revision === revision && (file.fileType === 'pdf' || isPicture(file)));
  const isOld = (file: FileView): boolean =>
    FIRST.includes(file.type) && shown.some((other) => other.type === file.type && other.uploadDate > file.uploadDate);
  return inReadingOrder(shown.filter((file) => !isOld(file)));
}

/** The name of a file in the choice. */
export function viewableName(file: FileView): string {
  const { type, figureTitle, figureNumber, filename } = file;
  if (figureNumber !== null) return labelOf(file);
  if (FIRST.includes(type)) return DESIGNATION_LABELS[type];
  return figureTitle ?? `${DESIGNATION_LABELS[type]}: ${filename}`;
}
