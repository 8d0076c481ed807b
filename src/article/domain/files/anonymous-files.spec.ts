import { articleIn } from '../../../../test/support/article/article-in-status';
import { aFile, PEOPLE } from '../../../../test/support/article/article-people';
import type { Designation, FileFlag } from '../../../contracts';
import type { ArticleFile } from '../events';
import type { ArticleState } from '../state';
import { hasAnonymousCopy, isOfficeUpload, withoutOfficeNames } from './anonymous-files';
import { isOfOffice } from './file-additions';

const uploaded = (extension: string): ArticleFile =>
  aFile('f-1', { designation: 'Additional', fileName: `notes.${extension}`, extension }) as ArticleFile;
const overview = (anonymous?: boolean): ArticleFile =>
  ({
    ...aFile('f-2', { designation: 'Overview', fileName: 'overview.pdf', extension: 'pdf' }),
    ...(anonymous === undefined ? {} : { anonymous }),
  }) as ArticleFile;

describe('files for people who must not know the authors', () => {
  it('include uploads of which a copy without names can be made', () => {
    for (const extension of ['docx', 'pdf', 'png', 'jpg', 'tiff'])
      expect([extension, hasAnonymousCopy(uploaded(extension))]).toEqual([extension, true]);
    for (const extension of ['doc', 'odt', 'xlsx', 'mp4', ''])
      expect(hasAnonymousCopy(uploaded(extension))).toBe(false);
  });

  it('can be added by the office where such a copy can be made, or no one else sees them', () => {
    const places = [
      ['Manuscript', 'docx'] as const,
      ['Figure', 'tiff'] as const,
      ['Powerpoint Presentation', 'pptx'] as const,
    ];
    const file = (designation: Designation, extension: string) => ({ ...uploaded(extension), designation });
    for (const [designation, extension] of places) expect(isOfficeUpload(file(designation, extension))).toBe(true);
    const others = [['Manuscript', 'doc'] as const, ['Video', 'mp4'] as const, ['Abstract', 'odt'] as const];
    for (const [designation, extension] of others) {
      expect(isOfficeUpload(file(designation, extension))).toBe(false);
      const flags: FileFlag[] = ['MACROS', 'NAMES_CHECKED'];
      expect(isOfficeUpload({ ...file(designation, extension), flags })).toBe(true);
    }
  });

  it('have no name that the office gave, also when the author uses such a file again', () => {
    const article = articleIn('MINOR_REVISION');
    article.addFile({ designation: 'Additional', originalName: 'by-Jansen.docx' }, PEOPLE.editor);
    article.addFile({ designation: 'Figure', originalName: 'mine.png', figureTitle: 'Jansen.png' }, PEOPLE.editor);
    const namesIn = ({ files }: ArticleState) => files.flatMap((file) => [file.originalName, file.figureTitle]).join();
    expect(namesIn(article.state)).toMatch(/Jansen.*Jansen/);
    expect(namesIn(withoutOfficeNames(article.state))).not.toMatch(/Jansen|mine/);
    const [sent] = article.state.files.filter(({ designation }) => designation === 'Additional').slice(-1);
    if (!sent) throw new Error('The file was not added');
    const copy = { ...sent, fileId: 'copy', fileName: 'copy.docx', revision: 1 };
    article.do({ type: 'AddFile', data: { file: copy, reusedFrom: sent.fileId } }, PEOPLE.author);
    expect(isOfOffice(article.state, 'copy')).toBe(true);
    expect(namesIn(withoutOfficeNames(article.state))).not.toContain('Jansen');
  });

  it('keep the names that authors gave', () => {
    const article = articleIn('CORRECTION');
    article.addFile({ designation: 'Additional', originalName: 'mine.docx' }, PEOPLE.author);
    expect(withoutOfficeNames(article.state).files.at(-1)?.originalName).toBe('mine.docx');
  });

  it('include generated documents that were made for them', () => {
    expect([overview(true), overview(false), overview()].map(hasAnonymousCopy)).toEqual([true, false, false]);
  });
});
