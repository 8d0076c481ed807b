import { aFile } from '../../../../test/support/article/article-people';
import type { ArticleFile } from '../events';
import { hasAnonymousCopy } from './anonymous-files';

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

  it('include generated documents that were made for them', () => {
    expect([overview(true), overview(false), overview()].map(hasAnonymousCopy)).toEqual([true, false, false]);
  });
});
