import { type ArticleFile, type ArticleState, fileTimeOf, inReadingOrder, shownFigures } from '../../article';
import type { Designation } from '../../contracts';
import { contentTypeOf } from '../../files/public';
import type { MecaItem } from '../documents/meca';

/** A file of the article with its entry in the manifest. */
export interface PackageFile {
  item: MecaItem;
  file: ArticleFile;
  modified: Date;
}

/** The files that production needs, with the kinds that receivers of MECA know. Letters to the editor and the overview are not exported. */
const KINDS: Partial<Record<Designation, string>> = {
  Manuscript: 'manuscript',
  UnmarkedManuscriptPDF: 'manuscript',
  MarkedManuscript: 'manuscript with marked changes',
  ManuscriptPDF: 'manuscript PDF',
  FullArticle: 'manuscript PDF',
  Figure: 'figure',
  SupplementaryFigures: 'supplemental',
  Additional: 'supplemental',
  Video: 'supplemental',
  Tables: 'table',
  Abstract: 'supplemental',
  'Powerpoint Presentation': 'supplemental',
};
/** The authors' answer to the reviews is exported with the reviews. */
const ANSWERS: Partial<Record<Designation, string>> = { RebuttalLetter: 'author response' };

/** The files of the accepted revision. @param erased hashes of bytes that were removed with a person. */
export function packageFiles(state: ArticleState, withReviews: boolean, erased: ReadonlySet<string>): PackageFile[] {
  const kinds = withReviews ? { ...KINDS, ...ANSWERS } : KINDS;
  const figures = shownFigures(state.files);
  return inReadingOrder(state.files)
    .filter(({ revision, hash }) => revision === state.revision && !erased.has(hash))
    .flatMap((file): PackageFile[] => {
      const kind = kinds[file.designation];
      if (kind === undefined) return [];
      const { fileId, designation, revision, fileName, extension, figureTitle } = file;
      const item = {
        ...{ kind, revision, description: designation, path: `content/${fileName}` },
        ...{ title: figures.get(fileId)?.title ?? figureTitle, mediaType: contentTypeOf(extension) },
      };
      return [{ item, file, modified: new Date(fileTimeOf(state, fileId)) }];
    });
}
