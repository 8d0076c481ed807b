import type { ArticleStatus } from '../article/article-status';
import type { ArticleCard } from '../article/article-views';
import type { PersonName } from '../identity/people';
import type { AssignmentStatus } from '../review/review';

/** A reviewer of the present revision in a to-do list. */
export interface TodoReviewer {
  /** Id of the request. */
  requestId: string;
  name: string;
  status: Extract<AssignmentStatus, 'Selected' | 'Mailed' | 'Accepted' | 'Completed'>;
  /** Whole days past the date of the answer or the review; null when not late. */
  overdueDays: number | null;
}

/** A row of the to-do lists of editors and associate editors. */
export interface TodoRow extends ArticleCard {
  reviewers: TodoReviewer[];
  /** Whole days that anybody is late: a reviewer, the associate editor, or the office (lifecycle, section 4 (22)); null when nobody is. */
  lateDays: number | null;
  associateEditor: PersonName | null;
  associateDueDate: string | null;
  reviewerRequired: number;
  reviewersAgreed: number;
  reviewersCompleted: number;
  /** Earliest due date, past or future, of an open reviewer request. */
  nextReviewerDueDate: string | null;
  /** Whole days past the due date of an overdue list; null in the other lists. */
  overdueDays: number | null;
}

/** GET /article/editor/article-list and the associate's variant; keys verbatim (spec part 2, section 3). */
export interface TodoLists {
  assignReivewers?: TodoRow[];
  underReview?: TodoRow[];
  decide?: TodoRow[];
  overdueReviewers?: TodoRow[];
  overdueAssociate?: TodoRow[];
  returnedToEditor?: TodoRow[];
}

/** Default number of rows of these lists and the list of new articles, and the maximum. */
export const TODO_ROWS = 50;
export const MAX_TODO_ROWS = 500;

/** GET /article/todo-counts: the number of articles in each list, including those not shown. */
export interface TodoCounts {
  /** The lists of the caller's group. */
  lists: Partial<Record<keyof TodoLists, number>>;
  /** Articles that wait for the office, each once: all lists except those under review, where reviewers are at work. */
  waiting: number;
  /** New articles that wait for the check; 0 for an associate editor. */
  checks: number;
}

/** What an article of the office waits for next: a reviewer's date, the associate editor's, or the office's own delay. */
export type WaitsFor = 'reviewer' | 'associate' | 'office';

export interface WaitingArticle {
  id: string;
  articleId: string;
  articleTitle: string;
  status: ArticleStatus;
  revision: number;
  statusSince: string;
  /** The next date; without one, when nothing will have happened for as long as the setting `officeIdleDays` says. */
  due: string;
  waitsFor: WaitsFor;
  /** Whole days past that date; null until then. */
  lateDays: number | null;
  associateName: string | null;
  reviewersRequired: number;
  reviewersAgreed: number;
  reviewersCompleted: number;
}

/** GET /article/waiting-longest: what is late or will be late first. */
export interface WaitingLongest {
  items: WaitingArticle[];
  /** All articles that the office works on, or that this associate editor holds. */
  total: number;
  /** How many of them are late, by what they wait for. */
  late: Record<WaitsFor, number>;
  /** Since when the oldest has waited: for its check, and for a decision. Null when none waits; an associate editor never checks. */
  oldest: { check: string | null; decide: string | null };
  /** Articles for which reviewers are being chosen, and nobody has an open request or has agreed. */
  uninvited: number;
  /** What comes in the next seven days, today included: the days on which something is due, in their order. */
  week: DueDay[];
}

/** One day on the journal's calendar, and for how many articles a date of each kind falls on it. */
export interface DueDay extends Record<WaitsFor, number> {
  /** YYYY-MM-DD */
  day: string;
}

/** Days of `WaitingLongest.week`. */
export const WEEK_DAYS = 7;

/** Rows of the answer at most. */
export const WAITING_ROWS = 8;
