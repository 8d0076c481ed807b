import { t } from '../language/translate';
import type { Problem } from '../text/text-rules';
import {
  comparableFileName,
  type Designation,
  DESIGNATION_LABELS,
  extensionOf,
  EXTENSIONS,
  FILE_MESSAGES,
  MAX_UPLOAD_BYTES,
  SINGLE_DESIGNATIONS,
  sizeLabel,
} from './files';

/*
 * The rules of an upload, each once, for the server and the upload dialog (spec part 1, section 5, 'File upload'). None depends on
 * the type of the article.
 */

/** The allowed extensions as text: '.doc, .docx, .odt'. */
export const extensionList = (type: Designation): string => EXTENSIONS[type].map((name) => `.${name}`).join(', ');

export const extensionMessage = (type: Designation): string =>
  t('Files of type {type} must have one of these extensions: {extensions}.', {
    type: DESIGNATION_LABELS[type],
    extensions: extensionList(type),
  });

/** The spec's message; a general one without a number when a webmaster has set another limit. */
export const tooLargeMessage = (maxBytes: number): string =>
  maxBytes === MAX_UPLOAD_BYTES
    ? FILE_MESSAGES.tooLarge
    : t('The file is larger than {limit}. Please upload a smaller one.', { limit: uploadLimitLabel(maxBytes) });

/** The size limit as text: '50 MB', or with decimals '1.50 MB'. */
export const uploadLimitLabel = (maxBytes: number): string => sizeLabel(maxBytes).replace('.00 ', ' ');

/** Checks the extension of the name. */
export const extensionProblem = (type: Designation, fileName: string): Problem =>
  EXTENSIONS[type].includes(extensionOf(fileName)) ? undefined : extensionMessage(type);

/** Checks the size against the limit, both in bytes. */
export function sizeProblem(bytes: number, maxBytes: number = MAX_UPLOAD_BYTES): Problem {
  if (bytes > maxBytes) return tooLargeMessage(maxBytes);
  return bytes === 0 ? FILE_MESSAGES.empty : undefined;
}

/** Why the revision cannot have another file of this designation. */
export function countProblem(type: Designation, present: readonly Designation[]): Problem {
  if (!SINGLE_DESIGNATIONS.includes(type) || !present.includes(type)) return undefined;
  return type === 'Tables'
    ? FILE_MESSAGES.oneTables
    : t('You can only add one file of type {type}', { type: DESIGNATION_LABELS[type] });
}

/** Checks that the name is not used yet. Names that differ only in spaces or case are the same. */
export function nameProblem(fileName: string, present: readonly string[]): Problem {
  const name = comparableFileName(fileName);
  return present.some((other) => comparableFileName(other) === name) ? FILE_MESSAGES.sameName : undefined;
}

export interface PresentFile {
  filename: string;
  type: Designation;
}

/** The first problem of a file to be added. */
export const fileProblem = (
  file: { name: string; size: number },
  type: Designation,
  present: readonly PresentFile[],
  maxBytes: number = MAX_UPLOAD_BYTES,
): Problem =>
  countProblem(
    type,
    present.map((one) => one.type),
  ) ??
  extensionProblem(type, file.name) ??
  sizeProblem(file.size, maxBytes) ??
  nameProblem(
    file.name,
    present.map((one) => one.filename),
  );
