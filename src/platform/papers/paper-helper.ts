import { assemble } from './assemble';
import { cleanPdf } from './clean-pdf';
import type { HelperAnswer } from './helper-process';
import { leaveNetwork } from './no-network';
import type { PaperWork } from './paper-work';
import { picturePages } from './picture-pages';
import { readDocument } from './read-document';

/** The program of the helper process that reads and writes files that strangers made. */
async function answer(work: PaperWork): Promise<unknown> {
  switch (work.task) {
    case 'assemble':
      return assemble(work);
    case 'clean':
      return cleanPdf(work);
    case 'pictures':
      return picturePages(work);
    case 'read':
      return readDocument(work);
  }
}

leaveNetwork();
process.on('message', (work: PaperWork) => {
  const tell = (message: HelperAnswer): void => void process.send?.(message);
  answer(work).then(
    (result) => tell({ result }),
    (failure: unknown) => tell({ refusal: failure instanceof Error ? failure.message : String(failure) }),
  );
});
// The server has gone, perhaps without a word.
process.on('disconnect', () => process.exit(0));
