import type { ArticleAction } from './article-actions';
import type { Advice, ArticleStatus, Decision } from './article-status';
import type { Designation } from './files';
import type { Author, PersonName } from './people';
import type { AssignmentStatus, Rating, Recommendation, ReviewDraft, SeniorityLevel } from './review';

/** A file record as the API shows it. `location` is a signed path that expires (lifecycle, section 4 (10)). */
export interface FileView {
  id: string;
  filename: string;
  type: Designation;
  fileType: string;
  revision: number;
  location: string;
  uploadDate: string;
  figureTitle: string | null;
  size: number;
}

/** The fields of the wizard's first and third step, as sent and as answered. */
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

/** POST /article/save and /article/{id}/update. Absent fields stay as they are. */
export interface SaveArticleRequest extends Partial<ArticleFields> {
  /** Ids of authors in their order. */
  authorsIds?: string[];
  version?: number;
  isCompleted?: boolean;
  copyrightAccepted?: boolean;
  submissionReviewed?: boolean;
}

export interface SuggestedReviewer {
  fullName: string;
  email: string;
}

export interface CorrectionView {
  id: string;
  reason: string;
  /** Rich text. */
  description: string;
  requestedAt: string;
  submittedAt: string | null;
}

export interface NoteView {
  id: string;
  date: string;
  /** Rich text. */
  note: string;
  assistantEditor: PersonName;
}

/** Reviewers' requests as the article carries them; authors get an empty list. */
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
  recommendation: Recommendation | null;
  avgRating: number | null;
  declineReason: string | null;
  suggestedColleague: string | null;
}

export interface EditorAssignmentView {
  associateEditor: PersonName;
  assignedAt: string;
  dueAt: string | null;
  endedAt: string | null;
  editorDecisions: { decision: Advice; decisionDescription: string; decisionComment: string; at: string }[];
}

/** GET /article/{id}: what the viewer may see; masked fields are null or empty. */
export interface ArticleView extends Omit<ArticleFields, 'typeId' | 'keywords'> {
  id: string;
  /** `YYYY-n`. */
  articleId: string;
  /** `#{articleId}-R{revision}-{title}`. */
  label: string;
  type: { id: number; name: string } | null;
  /** Separated by semicolons (spec part 1, section 3). */
  keywords: string;
  status: ArticleStatus;
  statusSince: string;
  revision: number;
  reviewerRequired: number | null;
  createDate: string;
  uploadDate: string | null;
  lastUpdate: string;
  acceptedDate: string | null;
  /** Date by which the author should send the revision. */
  dueDate: string | null;
  uploadedById: string;
  uploadedBy: PersonName | null;
  associateEditorId: string | null;
  authorsIds: string[];
  articleAuthors: Author[];
  suggestedReviewers: SuggestedReviewer[];
  articleReviewer: ArticleReviewerView[];
  articleCorrections: CorrectionView[];
  articleNotes: NoteView[];
  editorAssignements: EditorAssignmentView[];
  files: FileView[];
  /** True when the overview PDF was made from exactly the present content. */
  overviewCurrent: boolean;
  /** True when staff see only the author's view because they are an author themselves. */
  conflict: boolean;
  version: number;
  actions: ArticleAction[];
  /** Decisions open to this person now. */
  decisions: Decision[];
  /** Why an action that this person's group could take is closed now. */
  refusals: Partial<Record<ArticleAction, string>>;
}

/** A row or card of a list. Masked for authors. */
export interface ArticleCard {
  id: string;
  articleId: string;
  label: string;
  articleTitle: string;
  type: { id: number; name: string } | null;
  articleAuthors: Author[];
  status: ArticleStatus;
  statusSince: string;
  revision: number;
  createDate: string;
  uploadDate: string | null;
  lastUpdate: string;
  dueDate: string | null;
  languageService: boolean;
  /** What brought a NEW_ARTICLE to the assistant. */
  origin: 'SUBMISSION' | 'CORRECTION' | 'REVISION' | null;
  actions: ArticleAction[];
  version: number;
}

/** A row of the to-do lists of editors and associate editors. */
export interface TodoRow extends ArticleCard {
  associateEditor: PersonName | null;
  associateDueDate: string | null;
  reviewerRequired: number;
  reviewersAgreed: number;
  reviewersCompleted: number;
  /** Earliest passed or coming due date of an open reviewer request. */
  nextReviewerDueDate: string | null;
  /** Whole days past the date that puts the row into an overdue list; null in the others. */
  overdueDays: number | null;
}

/** GET /article/editor/article-list and the associate's variant; keys to the letter (spec part 2, section 3). */
export interface TodoLists {
  assignReivewers?: TodoRow[];
  underReview?: TodoRow[];
  decide?: TodoRow[];
  overdueReviewers?: TodoRow[];
  overdueAssociate?: TodoRow[];
  returnedToEditor?: TodoRow[];
}

export interface MyCounts {
  draft: number;
  actionNeeded: number;
  view: number;
}

/** A reviewer's own assignment, as the to-do list and the history show it. */
export interface ReviewTask {
  /** The assignment's id (articleReviewerId). */
  id: string;
  articleId: string;
  articleNumber: string;
  label: string;
  articleTitle: string;
  typeName: string | null;
  status: AssignmentStatus;
  revision: number;
  mailedDate: string | null;
  decidedDate: string | null;
  completedDate: string | null;
  dueDate: string | null;
  overdueDays: number | null;
}

export interface ReviewerTodo {
  all: ReviewTask[];
  pending: ReviewTask[];
  decide: ReviewTask[];
  completed: ReviewTask[];
}

/** GET /article/{id}/review-request/{articleReviewerId}. */
export interface ReviewRequestView {
  id: string;
  articleId: string;
  articleNumber: string;
  articleTitle: string;
  typeName: string | null;
  abstractText: string;
  authors: string[];
  status: AssignmentStatus;
  answerDueDate: string | null;
  reviewDays: number;
  journalName: string;
  /** True when the reviewer's account was made by staff and has no password yet. */
  needsPassword: boolean;
}

/** GET /article/{id}/get-review/{reviewId}. */
export interface ReviewAnswer {
  review: ReviewDraft & { reviewId: string; rate?: number | null };
  status: AssignmentStatus;
  readOnly: boolean;
  dueDate: string | null;
  sentBackReason: string | null;
  article: {
    id: string;
    articleId: string;
    label: string;
    articleTitle: string;
    typeName: string | null;
    abstractText: string;
  };
  files: FileView[];
}

/** A row of the candidates table (spec part 2, section 3, 'Reviewer candidate stats'; spelling as given). */
export interface ReviewerCandidate {
  id: string;
  firstName: string;
  lastName: string;
  institute: string | null;
  expertise: string | null;
  seniorityLevel: SeniorityLevel | null;
  currentAsignments: number;
  completedLastYear: number;
  assignmentsLastYear: number;
  /** Days from mailed to answered, mean; null when never answered. */
  responseTime: number | null;
  /** Fraction 0..1; null without assignments. */
  rejectPct: number | null;
  acceptedArticles: number;
  avgRating: number | null;
  /** Why this person cannot be chosen; null when they can. */
  barred: 'AUTHOR' | 'UPLOADER' | 'EXCLUDED' | 'BLACKLISTED' | 'ASSIGNED' | null;
  /** Warnings that do not bar. */
  conflicts: ('SAME_DOMAIN' | 'SAME_INSTITUTE')[];
  /** 1 or 2 when the author nominated them. */
  nominated: 1 | 2 | null;
}

/** GET /article/{id}/reviewer/list. */
export interface ReviewerPanel {
  reviewerRequired: number;
  assigned: { revision: number; reviewers: ArticleReviewerView[] }[];
  candidates: ReviewerCandidate[];
  suggested: SuggestedReviewer[];
  version: number;
}

export type ReviewQuality = Rating;
