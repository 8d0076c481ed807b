import type { PaperWork } from '../document-work';
import { stripDocx } from './strip-docx';
import { stripPdf } from './strip-pdf';

/**
 * Removes everything from a manuscript that identifies its authors or annotators, except its text. @throws DocumentProblem for a file that
 * cannot be read.
 */
export async function stripNames({
  input,
  output,
  extension,
  of,
}: Extract<PaperWork, { task: 'strip' }>): Promise<null> {
  await (extension === 'pdf' ? stripPdf(input, output, of) : stripDocx(input, output, of));
  return null;
}
