import type { PaperWork } from '../document-work';
import { stripDocx } from './strip-docx';
import { stripPdf } from './strip-pdf';

/** Removes from an annotated manuscript what says who annotated it. @throws DocumentProblem for a file that cannot be read. */
export async function stripNames({ input, output, extension }: Extract<PaperWork, { task: 'strip' }>): Promise<null> {
  await (extension === 'pdf' ? stripPdf(input, output) : stripDocx(input, output));
  return null;
}
