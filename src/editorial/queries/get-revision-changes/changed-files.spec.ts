import { aFile } from '../../../../test/support/article/article-people';
import type { ArticleFile } from '../../../article';
import { changedFiles } from './changed-files';

const file = (id: string, changes: Partial<ArticleFile>): ArticleFile => ({ ...aFile(id), hash: id, ...changes });
const BEFORE = [
  file('text', { designation: 'Manuscript' }),
  file('one', { designation: 'Figure', figureTitle: 'Flow' }),
  file('two', { designation: 'Figure' }),
  file('tables', { designation: 'Tables' }),
  file('pdf', { designation: 'ManuscriptPDF' }),
];
const ids = (files: ReturnType<typeof changedFiles>) => ({
  added: files.added.map(({ fileId }) => fileId),
  replaced: files.replaced.map(({ fileId }) => fileId),
  removed: files.removed.map(({ fileId }) => fileId),
  kept: files.kept,
});

describe('the files of a revision compared with the revision before', () => {
  it('are added, replaced, removed or kept; generated files do not count', () => {
    const now = [
      file('letter', { designation: 'RebuttalLetter', revision: 1 }),
      file('marked', { designation: 'MarkedManuscript', revision: 1 }),
      file('unmarked', { designation: 'UnmarkedManuscriptPDF', revision: 1 }),
      file('one again', { designation: 'Figure', revision: 1, hash: 'one' }),
      file('another two', { designation: 'Figure', revision: 1 }),
      file('new pdf', { designation: 'ManuscriptPDF', revision: 1 }),
    ];
    expect(ids(changedFiles([...BEFORE, ...now], 1))).toEqual({
      added: ['letter', 'marked'],
      replaced: ['unmarked', 'another two'],
      removed: ['tables'],
      kept: 1,
    });
  });

  it('do not replace the letters of another round', () => {
    const letters = [1, 2].map((revision) => file(`letter ${revision}`, { designation: 'RebuttalLetter', revision }));
    expect(ids(changedFiles(letters, 2))).toEqual({ added: ['letter 2'], replaced: [], removed: [], kept: 0 });
  });

  it('are no changes of a first submission', () => {
    expect(ids(changedFiles(BEFORE, 0))).toEqual({ added: [], replaced: [], removed: [], kept: 0 });
  });
});
