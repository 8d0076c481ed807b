import { type Designation, figureName, figureTitleOf } from '../../../contracts';
import type { ArticleFile } from '../events';
import type { ArticleState } from '../state';
import { isOfOffice } from './file-additions';
import { isGenerated } from './file-rules';

/** Extensions of files from which the names of people can be removed. Other files can be read anonymously only as the generated PDF. */
const CLEANABLE: readonly string[] = ['docx', 'pdf', 'png', 'jpg', 'tiff'];

/** True for the kinds of files of which a copy without the names of people can be made. */
export const isCleanable = (extension: string): boolean => CLEANABLE.includes(extension);

/**
 * True for a file that can be given to people who must not know its authors: a generated document that was made for them, or
 * an uploaded file of which a copy without names can be made.
 */
export const hasAnonymousCopy = (file: ArticleFile): boolean =>
  isGenerated(file) ? file.anonymous === true : isCleanable(file.extension);

/** Without the name on its author's computer, also where that is the title of a figure, as an import and some authors write it. */
export function withoutOwnName({ originalName: _name, ...file }: ArticleFile): ArticleFile {
  const { number, caption } = figureName(file.figureTitle);
  const isName = file.extension !== '' && caption.toLowerCase().endsWith(`.${file.extension}`);
  return isName ? { ...file, figureTitle: number === null ? null : figureTitleOf(number, '') } : file;
}

/**
 * Designations of the office that neither authors nor reviewers see. Everything else that the office adds reaches people who must not know
 * its sender.
 */
const OF_OFFICE_ALONE: readonly Designation[] = ['CoverLetter', 'Powerpoint Presentation'];

/** True for files of the office that no one else sees. */
export const staysInOffice = (designation: Designation): boolean => OF_OFFICE_ALONE.includes(designation);

/** True for a file that the office may add: others do not see it, or get a copy without the names in it. */
export const isOfficeUpload = (designation: Designation, extension: string): boolean =>
  staysInOffice(designation) || isCleanable(extension);

/** The article as people outside the office see its files: without the names that the office gave to files of its own. */
export const withoutOfficeNames = (state: ArticleState): ArticleState => ({
  ...state,
  files: state.files.map((file) => (isOfOffice(state, file.fileId) ? withoutOwnName(file) : file)),
});
