import type { TodoRow } from '../article/article-views';

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
