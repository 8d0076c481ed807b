import type { TodoRow } from '../article/article-views';

/** GET /article/editor/article-list and the associate's variant; keys to the letter (spec part 2, section 3). */
export interface TodoLists {
  assignReivewers?: TodoRow[];
  underReview?: TodoRow[];
  decide?: TodoRow[];
  overdueReviewers?: TodoRow[];
  overdueAssociate?: TodoRow[];
  returnedToEditor?: TodoRow[];
}

/** So many rows each of these lists shows, and the list of new articles, unless more are asked for; and the most that can be. */
export const TODO_ROWS = 50;
export const MAX_TODO_ROWS = 500;

/** GET /article/todo-counts: how many articles each list holds, all of them counted however many it shows. */
export interface TodoCounts {
  /** The lists of the caller's group. */
  lists: Partial<Record<keyof TodoLists, number>>;
  /** Articles that wait for the office, each once: all lists but those under review, where reviewers are at work. */
  waiting: number;
  /** New articles that wait for their check; 0 for an associate editor. */
  checks: number;
}
