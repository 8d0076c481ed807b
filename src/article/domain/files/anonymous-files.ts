import { figureName, figureTitleOf } from '../../../contracts';
import type { ArticleFile } from '../events';
import { isGenerated } from './file-rules';

/** Extensions of files from which the names of people can be removed. Other files can be read anonymously only as the generated PDF. */
const CLEANABLE: readonly string[] = ['docx', 'pdf', 'png', 'jpg', 'tiff'];

/**
 * True for a file that can be given to people who must not know its authors: a generated document that was made for them, or
 * an uploaded file of which a copy without names can be made.
 */
export const hasAnonymousCopy = (file: ArticleFile): boolean =>
  isGenerated(file) ? file.anonymous === true : CLEANABLE.includes(file.extension);

/** Without the name on its author's computer, also where that is the title of a figure, as an import and some authors write it. */
export function withoutOwnName({ originalName: _name, ...file }: ArticleFile): ArticleFile {
  const { number, caption } = figureName(file.figureTitle);
  const isName = file.extension !== '' && caption.toLowerCase().endsWith(`.${file.extension}`);
  return isName ? { ...file, figureTitle: number === null ? null : figureTitleOf(number, '') } : file;
}
