import type { ArticleFile } from '../events';
import { isGenerated } from './file-rules';

/** Kinds of files from which the names of people can be removed. Of all others only the generated PDF can be read anonymously. */
const CLEANABLE: readonly string[] = ['docx', 'pdf', 'png', 'jpg', 'tiff'];

/**
 * True for a file that can be given to people who must not learn who its authors are: a generated document that was made for them, or
 * an uploaded file of which a copy without names can be made.
 */
export const hasAnonymousCopy = (file: ArticleFile): boolean =>
  isGenerated(file) ? file.anonymous === true : CLEANABLE.includes(file.extension);
