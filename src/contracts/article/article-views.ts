import type { ArticleWaiting } from '../editorial/waiting';
import type { FileFlag } from '../files/file-flags';
import type { Designation } from '../files/files';
import type { Author, PersonName } from '../identity/people';
import type { CompetingInterests } from '../review/interests';
import type { ReviewPublication } from '../review/publication';
import type { AssignmentStatus, Recommendation } from '../review/review';
import type { ArticleAction } from './article-actions';
import type { Advice, ArticleStatus, Decision } from './article-status';
import type { ReviewMode } from './review-modes';

/** A file record in the API. `location` is a signed path that expires (lifecycle, section 4 (10)). */
export interface FileView {
  id: string;
  filename: string;
  /** The name that the file had on the author's computer; null for reviewers, for generated files and for files stored before this name was kept. */
  originalName: string | null;
  type: Designation;
  fileType: string;
  revision: number;
  location: string;
  /** A signed path of a small JPEG; the path expires. Null for a file that is not a picture. */
  thumbnail: string | null;
  uploadDate: string;
  figureTitle: string | null;
  /** The figure's number by its place among the figures or supplementary figures of its revision: '2', '2-a'; null for other files. */
  figureNumber: string | null;
  size: number;
  /** Findings of the check on upload. Only the office sees them; null for everyone else. */
  flags: FileFlag[] | null;
}

/** The fields of the wizard's first and third step, in requests and responses. */
export interface ArticleFields {
  articleTitle: string;
  runningTitle: string;
  typeId: number | null;
  firstTime: 1 | 2 | null;
  previousId: string;
  coverLetter: string;
  keywords: string[];
  abstractText: string;
  languageService: boolean;
  reviewerOne: string | null;
  reviewerTwo: string | null;
  reviewerRemoved: string | null;
  relationshipOne: string;
  relationshipTwo: string;
  note: string;
}

/** POST /article/save and /article/{id}/update. Absent fields stay unchanged. */
export interface SaveArticleRequest extends Partial<ArticleFields> {
  /** Ids of the authors, in the order in which they are named; `changedAuthors` are those whose entries were just saved; absent: all (ADR 63). */
  authorsIds?: string[];
  changedAuthors?: string[];
  /** Of POST /article/save: identifies the form that starts a draft. Repeated calls of a person with the same key start only one. */
  draftKey?: string | null;
  version?: number;
  isCompleted?: boolean;
  copyrightAccepted?: boolean;
  submissionReviewed?: boolean;
  /** False: refuse to submit if the full article PDF does not match this content. */
  withoutConverted?: boolean;
}

export interface SuggestedReviewer {
  fullName: string;
  email: string;
}

export interface CorrectionView {
  id: string;
  reason: string;
  /** Rich text (HTML). */
  description: string;
  requestedAt: string;
  submittedAt: string | null;
}

export interface NoteView {
  id: string;
  date: string;
  /** Rich text (HTML). */
  note: string;
  assistantEditor: PersonName;
}

/** A reviewer's request in the article's view. `review` has the recommendation under the name of the specification; it is null for authors. */
export interface ArticleReviewerView {
  id: string;
  reviewer: PersonName & { areasOfExpertise: string | null };
  status: AssignmentStatus;
  revision: number;
  selectedDate: string;
  mailedDate: string | null;
  decidedDate: string | null;
  completedDate: string | null;
  answerDueDate: string | null;
  reviewDueDate: string | null;
  /** Whole days that the reviewer is late on the journal's calendar; null when not late, and for everyone but the office. */
  overdueDays: number | null;
  recommendation: Recommendation | null;
  review: { recommendation: Recommendation | null } | null;
  avgRating: number | null;
  declineReason: string | null;
  suggestedColleague: string | null;
  /** The reviewer's answer about competing interests at acceptance; null when the reviewer was not asked. */
  interests: CompetingInterests | null;
  /** How the review may be published; only the office and the reviewer see it. Null when the review may not be published. */
  publication: ReviewPublication | null;
}

export interface EditorAssignmentView {
  associateEditor: PersonName;
  assignedAt: string;
  dueAt: string | null;
  endedAt: string | null;
  editorDecisions: { decision: Advice; decisionDescription: string; decisionComment: string; at: string }[];
}

/** GET /article/{id}: the article as far as the viewer may see it; masked fields are null or empty. */
export interface ArticleView extends Omit<ArticleFields, 'typeId' | 'keywords'> {
  id: string;
  /** `YYYY-n`. */
  articleId: string;
  /** `#{articleId}-R{revision}-{title}`. */
  label: string;
  type: { id: number; name: string } | null;
  /** The keywords, separated by semicolons (spec part 1, section 3). */
  keywords: string;
  /** Which identities are hidden during review. For a draft: the mode that it would get if it were submitted now. */
  reviewMode: ReviewMode;
  status: ArticleStatus;
  /** For a withdrawn article, its status before the withdrawal, as shown to the author. Null for other articles and viewers. */
  withdrawnFrom: ArticleStatus | null;
  statusSince: string;
  revision: number;
  reviewerRequired: number | null;
  createDate: string;
  uploadDate: string | null;
  lastUpdate: string;
  acceptedDate: string | null;
  /** Date by which the author should send the revision. */
  dueDate: string | null;
  /** For staff: what the article waits for, and how late that is. Null when it waits for nothing, and for other viewers. */
  waiting: ArticleWaiting | null;
  uploadedById: string;
  uploadedBy: PersonName | null;
  associateEditorId: string | null;
  authorsIds: string[];
  articleAuthors: Author[];
  /** True when the viewer is an editor who must not know the authors until the final decision (ADR 122). */
  authorsHidden: boolean;
  suggestedReviewers: SuggestedReviewer[];
  /** The people in reviewerOne, reviewerTwo and reviewerRemoved, for viewers who may see these fields. */
  nominees: PersonName[];
  articleReviewer: ArticleReviewerView[];
  articleCorrections: CorrectionView[];
  articleNotes: NoteView[];
  editorAssignements: EditorAssignmentView[];
  files: FileView[];
  /** True when the overview PDF matches the present content. */
  overviewCurrent: boolean;
  /** True when the full article PDF matches the present content. */
  convertedCurrent: boolean;
  /** True when staff see only the author's view because they are an author themselves. */
  conflict: boolean;
  /** A write can send it, and is refused after a change. For authors and reviewers it changes with what they may see, and has no order. */
  version: number;
  actions: ArticleAction[];
  /** Decisions that the viewer may take now. */
  decisions: Decision[];
  /** For actions that the viewer's group has but that are not possible now: the reason. */
  refusals: Partial<Record<ArticleAction, string>>;
}

/** A row or card of a list, masked for authors. */
export interface ArticleCard {
  id: string;
  articleId: string;
  label: string;
  articleTitle: string;
  type: { id: number; name: string } | null;
  articleAuthors: Author[];
  authorsHidden: boolean;
  status: ArticleStatus;
  statusSince: string;
  revision: number;
  createDate: string;
  uploadDate: string | null;
  lastUpdate: string;
  dueDate: string | null;
  languageService: boolean;
  /** For an article with the status NEW_ARTICLE: why it is with the assistant. Null before the first submission. */
  origin: 'SUBMISSION' | 'CORRECTION' | 'REVISION' | null;
  actions: ArticleAction[];
  /** As `version` in ArticleView. */
  version: number;
}
