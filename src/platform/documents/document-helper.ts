import { serve } from '../helpers/helper-program';
import { assemble } from './assemble';
import { cleanPdf } from './clean-pdf';
import type { PaperWork } from './document-work';
import { numberLines } from './line-numbers/number-lines';
import { leaveNetwork } from './no-network';
import { picturePages } from './picture-pages';
import { pictureParts } from './picture-parts';
import { readDocument } from './read-document';
import { stripNames } from './strip/strip-names';
import { readWords } from './words/read-words';

/** Main program of the helper process that reads and writes untrusted files. */
async function answer(work: PaperWork): Promise<unknown> {
  switch (work.task) {
    case 'assemble':
      return assemble(work);
    case 'clean':
      return cleanPdf(work);
    case 'number':
      return numberLines(work);
    case 'pictures':
      return picturePages(work);
    case 'parts':
      return pictureParts(work);
    case 'strip':
      return stripNames(work);
    case 'words':
      return readWords(work);
    case 'read':
      return readDocument(work);
  }
}

leaveNetwork();
serve(answer);
