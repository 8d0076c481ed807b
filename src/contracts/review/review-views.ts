import type { ArticleReviewerView, FileView, SuggestedReviewer } from '../article/article-views';
import type { ReviewMode } from '../article/review-modes';
import type { PersonName } from '../identity/people';
import type { CloseHistory } from './close-history';
import type { CompetingInterests } from './interests';
import type { ReviewPublication } from './publication';
import type { AssignmentStatus, ReviewDraft, SeniorityLevel } from './review';

/** GET /article/{id}/review-request/{articleReviewerId}: a request, as its reviewer sees it. */
export interface ReviewRequestView {
  id: string;
  articleId: string;
  articleNumber: string;
  articleTitle: string;
  typeName: string | null;
  /** Empty for a caller who has only the key of a request that has already been answered. */
  abstractText: string;
  reviewMode: ReviewMode;
  /** True when the reviewer will be asked whether the review may be published. */
  publishesReviews: boolean;
  /** False for a caller who has only the key of a request that has already been answered. They see no abstract and no authors. */
  readable: boolean;
  /** Names of the authors. Empty where `readable` is false or the review mode hides the authors from reviewers. */
  authors: string[];
  status: AssignmentStatus;
  /** True when no answer or review is accepted any more: the request was cancelled, or the revision has been decided on. */
  closed: boolean;
  /** When the request was accepted or declined. */
  answeredDate: string | null;
  /** When the review was submitted. */
  completedDate: string | null;
  answerDueDate: string | null;
  /** Due date of the review; null until the request is accepted. */
  reviewDueDate: string | null;
  reviewDays: number;
  /** True when a reviewer must state at acceptance whether they have competing interests. */
  asksInterests: boolean;
  journalName: string;
  /** True when staff created the reviewer's account and it has no password yet. */
  needsPassword: boolean;
  /** True when the caller is signed in as the reviewer; false for a caller who has only the key. */
  isYours: boolean;
  /** Contact address of the office. */
  officeEmail: string;
}

/** POST /article/{id}/draft-review/{id}: answer after the draft of a review was saved. */
export interface DraftSaved {
  success: boolean;
  message: string;
  /** Version of the draft, to send with the next save; absent when nothing was saved. */
  draftVersion?: number;
}

/** The annotated manuscript of a review. */
export interface ReviewFileView {
  id: string;
  filename: string;
  /** Extension, lower case and without the dot. */
  fileType: string;
  size: number;
  /** A signed path that expires. */
  location: string;
}

/** GET /article/{id}/get-review/{reviewId}: a review, as far as the viewer may see it. */
export interface ReviewAnswer {
  review: ReviewDraft & {
    reviewId: string;
    /** The viewer's own rating of the review; staff only. */
    rate?: number | null;
    /** The same rating under the name of the specification; staff only. */
    reviewRating?: { rating: number | null };
  };
  status: AssignmentStatus;
  readOnly: boolean;
  /** Why the reviewer cannot write the review now; null while they can, and for all other viewers. */
  closedBecause: string | null;
  dueDate: string | null;
  /** Days since the due date, counted from 1; null while the review is not late. */
  overdueDays: number | null;
  sentBackReason: string | null;
  /** The reviewer's answer about competing interests; null when they were not asked, and for authors and fellow reviewers. */
  interests: CompetingInterests | null;
  /** True when the reviewer is asked, on sending the review, whether it may be published. */
  asksPublication: boolean;
  /** How the review may be published. Only the office and the reviewer see it; null for others, and when it may not be published. */
  publication: ReviewPublication | null;
  /** True when the caller is the reviewer and can still withdraw the consent to publication, until the article is accepted. */
  canWithdrawPublication: boolean;
  /** Version of the draft, to send with the next save; null for viewers who cannot write the review. */
  draftVersion: number | null;
  /** The reviewer's name for authors and fellow reviewers: only in an open review, after the decision. */
  reviewer: string | null;
  /**
   * Reviews of the same revision by fellow reviewers: only after a decision, and without the texts for the editor. Their names are
   * included only in an open review.
   */
  otherReviews: (ReviewDraft & { reviewer: string | null })[];
  article: {
    id: string;
    articleId: string;
    label: string;
    articleTitle: string;
    typeName: string | null;
    abstractText: string;
    reviewMode: ReviewMode;
  };
  files: FileView[];
  /** The annotated manuscript that the reviewer attached, without names in it; null if there is none. */
  annotated: ReviewFileView | null;
}

/** A row of the candidates table (spec part 2, section 3, 'Reviewer candidate stats'; spelling as in the spec). */
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
  /** Mean number of days from the invitation to the answer; null when the person never answered. */
  responseTime: number | null;
  /** Fraction 0..1; null without assignments. */
  rejectPct: number | null;
  acceptedArticles: number;
  avgRating: number | null;
  /** Why this person cannot be chosen; null when they can. */
  barred: 'AUTHOR' | 'UPLOADER' | 'EXCLUDED' | 'BLACKLISTED' | 'ASSIGNED' | null;
  /** Warnings that do not prevent the choice. */
  conflicts: ('SAME_DOMAIN' | 'SAME_INSTITUTE' | 'NAME_ON_BLACKLIST' | 'MAILS_BOUNCE')[];
  /** Since when mails to this person's address bounce; null when they do not. */
  bouncesSince: string | null;
  /** 1 or 2 for the first or second nomination by the authors; null when not nominated. */
  nominated: 1 | 2 | null;
  /** Keywords of the article that also occur in the person's expertise. */
  keywordMatches: string[];
  /** Whole days since the last request to this person, if it was in the last 12 months; otherwise null. */
  daysSinceAsked: number | null;
  close: CloseHistory;
}

/** GET /article/{id}/reviewer-conflicts: a reviewer of the present revision with a possible conflict. */
export interface ReviewerConflict {
  reviewer: PersonName;
  /** Reasons why this person could not be chosen now, and warnings that do not prevent the choice. */
  reasons: (Exclude<NonNullable<ReviewerCandidate['barred']>, 'ASSIGNED'> | ReviewerCandidate['conflicts'][number])[];
}

/** The authors' wishes about reviewers (spec part 1, 'Reviewers'). */
export interface ReviewerWishes {
  nominated: { person: PersonName; relationship: string }[];
  excluded: PersonName | null;
  note: string;
}

/** A person that the authors suggested by name and address. */
export interface SuggestedPerson extends SuggestedReviewer {
  /** Id of the account with this address; null when there is none yet. */
  accountId: string | null;
  /** Why this person cannot be chosen, also before they have an account; GROUP: their group does not review. Null when they can be chosen. */
  barred: NonNullable<ReviewerCandidate['barred']> | 'GROUP' | null;
}

/** An alternate: a person who is invited when a reviewer declines or does not answer. */
export interface AlternateView {
  person: PersonName;
  /** Why this person would be passed over now; `UNKNOWN` for a deleted account. */
  barred: SuggestedPerson['barred'] | 'UNKNOWN';
  /** Warnings that do not prevent the choice. */
  conflicts: ReviewerCandidate['conflicts'];
}

/** GET /article/{id}/reviewer/list: the reviewers of an article, and the people who can be chosen. */
export interface ReviewerPanel {
  reviewerRequired: number;
  assigned: { revision: number; reviewers: ArticleReviewerView[] }[];
  /** One page of candidates. */
  candidates: ReviewerCandidate[];
  /** Number of all candidates that match the filter. */
  total: number;
  wishes: ReviewerWishes;
  suggested: SuggestedPerson[];
  /** The alternates, in the order in which they are invited. `automatic`: the system invites them without an action by a person. */
  alternates: { automatic: boolean; people: AlternateView[] };
  /** Number of reviewers of the previous revision who can be chosen again. */
  sameAgain: number;
  version: number;
}
