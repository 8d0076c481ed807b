import { serve } from '../helpers/helper-program';
import type { PaperResults, PaperWork } from './document-work';
import { leaveNetwork } from './no-network';

/**
 * Main program of the helper process that reads and writes untrusted files. Each task loads its own modules: a process serves one article,
 * and loading the libraries of all tasks would take most of its start.
 */
async function answer(work: PaperWork): Promise<PaperResults[PaperWork['task']]> {
  switch (work.task) {
    case 'assemble':
      return (await import('./assemble')).assemble(work);
    case 'clean':
      return (await import('./clean-pdf')).cleanPdf(work);
    case 'number':
      return (await import('./line-numbers/number-lines')).numberLines(work);
    case 'pictures':
      return (await import('./picture-pages')).picturePages(work);
    case 'parts':
      return (await import('./picture-parts')).pictureParts(work);
    case 'strip':
      return (await import('./strip/strip-names')).stripNames(work);
    case 'words':
      return (await import('./words/read-words')).readWords(work);
    case 'read':
      return (await import('./read-document')).readDocument(work);
  }
}

leaveNetwork();
serve(answer);
