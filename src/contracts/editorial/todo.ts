import type { ArticleAction } from '../article/article-actions';
import type { ArticleStatus } from '../article/article-status';
import type { ArticleCard } from '../article/article-views';
import type { PersonName } from '../identity/people';
import type { AssignmentStatus } from '../review/review';
import type { WaitsFor } from './waiting';

/** A reviewer of the present revision in a to-do list. */
export interface TodoReviewer {
  /** Id of the request. */
  requestId: string;
  name: string;
  status: Extract<AssignmentStatus, 'Selected' | 'Mailed' | 'Accepted' | 'Completed'>;
  /** Whole days past the due date of the answer or the review; null when not late. */
  overdueDays: number | null;
}

/** An associate editor. Saved views and bookmarks may contain the id of an account that was merged into this one since. */
export interface Holder extends PersonName {
  formerIds?: readonly string[];
}

/** What every list of staff shows of the work on an article. */
export interface WorkMarks {
  /** Empty for an article that nobody works on, such as one with a final status. */
  reviewers: TodoReviewer[];
  /** Whole days that someone is late: a reviewer, the associate editor, or the office (lifecycle, section 4 (22)); null when no one is. */
  lateDays: number | null;
}

/** GET /article/associate/my-articles: an article that an associate editor holds, in any status. */
export interface HeldArticle extends ArticleCard, WorkMarks {}

/** A row of the to-do lists of editors and associate editors. */
export interface TodoRow extends ArticleCard, WorkMarks {
  associateEditor: Holder | null;
  associateDueDate: string | null;
  reviewerRequired: number;
  reviewersAgreed: number;
  reviewersCompleted: number;
  /** Earliest due date, past or future, of an open reviewer request. */
  nextReviewerDueDate: string | null;
  /** Whole days past the due date of an overdue list; null in the other lists. */
  overdueDays: number | null;
}

/** GET /article/editor/article-list, and the same list for associate editors. The keys are verbatim from the spec (part 2, section 3). */
export interface TodoLists {
  assignReivewers?: TodoRow[];
  underReview?: TodoRow[];
  decide?: TodoRow[];
  overdueReviewers?: TodoRow[];
  overdueAssociate?: TodoRow[];
  returnedToEditor?: TodoRow[];
}

/** The number of rows of these lists and the list of new articles that pages ask for first. */
export const TODO_ROWS = 50;
/** The maximum, and the number of rows without `size`. */
export const MAX_TODO_ROWS = 500;

/** GET /article/todo-counts: the number of articles in each list, including articles beyond the first rows. */
export interface TodoCounts {
  /** The lists of the caller's group. */
  lists: Partial<Record<keyof TodoLists, number>>;
  /** Articles that wait for the office, each counted once: all lists except `underReview`, whose articles wait for reviewers. */
  waiting: number;
  /** New articles that wait for the check; 0 for an associate editor. */
  checks: number;
}

export interface WaitingArticle {
  id: string;
  articleId: string;
  articleTitle: string;
  status: ArticleStatus;
  revision: number;
  statusSince: string;
  /**
   * The next due date. For an article without one: the time at which it counts as late for the office (setting `officeIdleDays`). If it
   * waits elsewhere: the date of the authors, or null.
   */
  due: string | null;
  /** `elsewhere`: an associate editor holds it, and it is with its authors or in the check of the office. */
  waitsFor: WaitsFor | 'elsewhere';
  /** Whole days past `due`; null until then, and for an article that waits elsewhere. */
  lateDays: number | null;
  associateName: string | null;
  /** True if a reviewer is late, also while the article waits for an earlier date of the associate editor. */
  hasLateReviewers: boolean;
  reviewersRequired: number;
  reviewersAgreed: number;
  reviewersCompleted: number;
  /** What the caller may do with it. */
  actions: ArticleAction[];
}

/** GET /article/waiting-longest: the articles that are late, or will be late first. */
export interface WaitingLongest {
  items: WaitingArticle[];
  /** Number of all articles that the office works on or, for an associate editor, that they hold and that have no final status. */
  total: number;
  /** For an associate editor: the number of all articles that they hold, in any status (GET /article/associate/my-articles). Otherwise null. */
  held: number | null;
  /** Number of late articles, by what they wait for. */
  late: Record<WaitsFor, number>;
  /** Since when the oldest article has waited for its check, and for a decision. Null when none waits; `check` is null for associate editors. */
  oldest: { check: string | null; decide: string | null };
  /** Number of articles for which reviewers are being chosen, without any open or accepted request. */
  uninvited: number;
  /** The days of the next seven, including today, on which something is due, in order. */
  week: DueDay[];
}

/** One day on the journal's calendar, and for how many articles a date of each kind falls on it. */
export interface DueDay extends Record<WaitsFor, number> {
  /** The day, `YYYY-MM-DD`. */
  day: string;
}

/** Number of days that `WaitingLongest.week` covers. */
export const WEEK_DAYS = 7;

/** Maximum number of items in the answer of GET /article/waiting-longest. */
export const WAITING_ROWS = 8;
