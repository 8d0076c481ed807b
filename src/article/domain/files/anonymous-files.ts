import { figureName, figureTitleOf, isCleanable, needsNamesCheck } from '../../../contracts';
import type { ArticleFile } from '../events';
import type { ArticleState } from '../state';
import { isOfOffice } from './file-additions';
import { isGenerated } from './file-rules';

/**
 * True for a file that can be given to people who must not know its authors: a generated document that was made for them, or
 * an uploaded file of which a copy without names can be made. Other files can be read anonymously only as the generated PDF.
 */
export const hasAnonymousCopy = (file: ArticleFile): boolean =>
  isGenerated(file) ? file.anonymous === true : isCleanable(file.extension);

/** Without the name on its author's computer, also where that is the title of a figure, as an import and some authors write it. */
export function withoutOwnName({ originalName: _name, ...file }: ArticleFile): ArticleFile {
  const { number, caption } = figureName(file.figureTitle);
  const isName = file.extension !== '' && caption.toLowerCase().endsWith(`.${file.extension}`);
  return isName ? { ...file, figureTitle: number === null ? null : figureTitleOf(number, '') } : file;
}

/** True for a file of the office whose sender has confirmed that it names no one: others get it as it is, under the journal's file name. */
export const isGivenAsItIs = ({ flags = [] }: ArticleFile): boolean => flags.includes('NAMES_CHECKED');

/** True for a file that the office may add: others do not see it, get a copy without the names in it, or get it as it is. */
export const isOfficeUpload = (file: ArticleFile): boolean =>
  isGivenAsItIs(file) || !needsNamesCheck(file.designation, file.extension);

/** The article as people outside the office see its files: without the names that the office gave to files of its own. */
export const withoutOfficeNames = (state: ArticleState): ArticleState => ({
  ...state,
  files: state.files.map((file) => (isOfOffice(state, file.fileId) ? withoutOwnName(file) : file)),
});
