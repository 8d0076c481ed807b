import { t } from '../../../src/contracts';
import { sameSentence, sentence, type Sentences } from './sentence';
import { type FileFacts, fileFacts, named } from './words';

type FileEvent = 'FileAdded' | 'FileRemoved' | 'FiguresReordered' | 'DocumentGenerated';

/** The sentences about the files of an article. */
export const fileSentences: Sentences<FileEvent> = {
  FileAdded: sentence(
    'FILE_CHANGE',
    ({ file, reusedFrom }) => ({ file: fileFacts(file), isReused: reusedFrom !== null }),
    ({ file, isReused }) =>
      isReused
        ? t('The file {file} was taken over from the previous revision.', { file: named(file) })
        : t('The file {file} was added.', { file: named(file) }),
  ),
  FileRemoved: sentence(
    'FILE_CHANGE',
    ({ fileId }, lookup) => {
      const file = lookup(fileId);
      return { file: file === undefined ? null : (JSON.parse(file) as FileFacts) };
    },
    ({ file }) =>
      file === null
        ? t('The file of an earlier revision was removed.')
        : t('The file {file} was removed.', { file: named(file) }),
  ),
  FiguresReordered: sameSentence('FILE_CHANGE', () => t('The order or the titles of the figures were changed.')),
  DocumentGenerated: sentence(
    'FILE_CHANGE',
    ({ file }) => ({ file: fileFacts(file) }),
    ({ file }) => t('The document {file} was generated.', { file: named(file) }),
  ),
};
