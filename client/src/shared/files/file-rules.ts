import {
  comparableFileName,
  type Designation,
  DESIGNATION_LABELS,
  EXTENSIONS,
  extensionOf,
  FILE_MESSAGES,
  MAX_UPLOAD_BYTES,
  SINGLE_DESIGNATIONS,
} from '../../../../src/contracts';

export interface PresentFile {
  filename: string;
  type: Designation;
}

/** '.doc, .docx, .odt' */
export const extensionList = (type: Designation): string => EXTENSIONS[type].map((name) => `.${name}`).join(', ');

/** For the file chooser; the other spellings of the picture formats count too. */
export const acceptOf = (type: Designation): string =>
  EXTENSIONS[type]
    .flatMap((name) => (name === 'jpg' ? ['.jpg', '.jpeg'] : name === 'tiff' ? ['.tiff', '.tif'] : [`.${name}`]))
    .join(',');

/** Why no (further) file of a designation can be added to those present; null when one can. */
export function designationProblem(type: Designation, present: readonly PresentFile[]): string | null {
  if (!SINGLE_DESIGNATIONS.includes(type) || !present.some((file) => file.type === type)) return null;
  if (type === 'Tables') return `${FILE_MESSAGES.oneTables}. Please combine the tables into one document.`;
  return `You can only add one file of type ${DESIGNATION_LABELS[type]}. Delete or replace the present one first.`;
}

/** Why this file can't be uploaded (spec part 1, section 5, 'File upload'); null when it can. */
export function fileProblem(
  file: Pick<File, 'name' | 'size'>,
  type: Designation,
  present: readonly PresentFile[],
): string | null {
  const designation = designationProblem(type, present);
  if (designation) return designation;
  if (!EXTENSIONS[type].includes(extensionOf(file.name))) {
    return `${DESIGNATION_LABELS[type]}: please choose a file of type ${extensionList(type)}.`;
  }
  if (file.size > MAX_UPLOAD_BYTES) return FILE_MESSAGES.tooLarge;
  if (file.size === 0) return 'The file is empty. Please choose another one.';
  const name = comparableFileName(file.name);
  return present.some((other) => comparableFileName(other.filename) === name) ? FILE_MESSAGES.sameName : null;
}
