import { type ArticleFile, type ArticleState, inReadingOrder } from '../../article';
import { type Designation, DOCUMENT_SOURCES, FIGURE_DESIGNATIONS, STAFF_DESIGNATIONS } from '../../contracts';

/** A text that becomes a separate PDF. */
export interface PlannedText {
  makes: 'ManuscriptPDF' | 'RebuttalLetterPDF' | 'MarkedManuscriptPDF';
  from: ArticleFile;
}

/** The sources of a revision's generated documents. */
export interface DocumentPlan {
  texts: PlannedText[];
  tables: ArticleFile | null;
  figures: ArticleFile[];
  /** Files that are listed only. */
  listed: ArticleFile[];
}

const TEXTS: readonly PlannedText['makes'][] = ['ManuscriptPDF', 'MarkedManuscriptPDF', 'RebuttalLetterPDF'];
const LISTED: readonly Designation[] = ['SupplementaryFigures', 'Additional', 'Video'];

/** Assigns the files of the present revision to documents. Files added by staff are left out, since authors read these documents. */
export function planDocuments(state: ArticleState): DocumentPlan {
  const files = state.files.filter(
    ({ revision, designation }) => revision === state.revision && !STAFF_DESIGNATIONS.includes(designation),
  );
  const last = (designation: Designation): ArticleFile | null =>
    files.filter((file) => file.designation === designation).at(-1) ?? null;
  const texts = TEXTS.flatMap((makes) => {
    const from = DOCUMENT_SOURCES[makes]?.map(last).find((file) => file !== null);
    return from ? [{ makes, from }] : [];
  });
  return {
    texts,
    tables: last('Tables'),
    figures: inReadingOrder(files.filter(({ designation }) => FIGURE_DESIGNATIONS.includes(designation))),
    listed: inReadingOrder(files.filter(({ designation }) => LISTED.includes(designation))),
  };
}

/** The running head and the start of every title (spec part 2, section 2, 'Article details'). */
export const headOf = ({ number, revision }: Pick<ArticleState, 'number' | 'revision'>): string =>
  `#${number}-R${revision}`;
