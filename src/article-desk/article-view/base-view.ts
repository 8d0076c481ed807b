import type { ArticleState } from '../../article';
import { ARTICLE_TYPES, type ArticleView, statusForAuthor } from '../../contracts';

/** The part of an ArticleView that does not depend on rights and files. */
export type ViewBody = Omit<ArticleView, 'files' | 'version' | 'actions' | 'decisions' | 'refusals' | 'conflict'>;

export const typeRef = (typeId: number | null): { id: number; name: string } | null =>
  ARTICLE_TYPES.find((type) => type.id === typeId) ?? null;

/** `#{articleId}-R{revision}-{title}` (spec part 2, section 2, 'Article details'). */
export const articleLabel = (number: string, revision: number, title: string): string =>
  `#${number}-R${revision}-${title}`;

/**
 * What anyone with any relation to the article may see. All other fields are empty, so a field added later stays hidden until
 * someone decides who may see it.
 */
export function baseView(state: ArticleState): ViewBody {
  const { fields } = state;
  return {
    id: state.id,
    reviewMode: state.reviewMode,
    articleId: state.number,
    label: articleLabel(state.number, state.revision, fields.articleTitle),
    articleTitle: fields.articleTitle,
    runningTitle: fields.runningTitle,
    type: typeRef(fields.typeId),
    keywords: fields.keywords.join(';'),
    abstractText: fields.abstractText,
    revision: state.revision,
    createDate: state.createdAt,
    uploadDate: state.submittedAt,
    acceptedDate: state.acceptedAt,
    ...authorDates(state),
    ...EMPTY,
  };
}

/** Status and dates as the author may know them (lifecycle, section 2, 'What the author is shown'). */
const authorDates = (state: ArticleState): Pick<ViewBody, 'status' | 'statusSince' | 'lastUpdate'> => ({
  status: statusForAuthor(state.status),
  statusSince: state.authorStatusSince,
  lastUpdate: state.authorLastUpdateAt,
});

const EMPTY = {
  authorsIds: [],
  articleAuthors: [],
  authorsHidden: false,
  withdrawnFrom: null,
  firstTime: null,
  previousId: '',
  coverLetter: '',
  languageService: false,
  reviewerOne: null,
  reviewerTwo: null,
  reviewerRemoved: null,
  relationshipOne: '',
  relationshipTwo: '',
  note: '',
  reviewerRequired: null,
  dueDate: null,
  waiting: null,
  uploadedById: '',
  uploadedBy: null,
  associateEditorId: null,
  suggestedReviewers: [],
  nominees: [],
  articleReviewer: [],
  articleCorrections: [],
  articleNotes: [],
  editorAssignements: [],
  overviewCurrent: false,
  convertedCurrent: false,
};
