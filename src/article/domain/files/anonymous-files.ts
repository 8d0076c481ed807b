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
