import type { AssignmentStatus } from './review';

/** A reviewer's own assignment, as in the to-do list and the history. */
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
  /** How many fields of the review are filled in, in the draft that was saved last; null where there is none. */
  answeredFields: number | null;
}

export interface ReviewerTodo {
  all: ReviewTask[];
  pending: ReviewTask[];
  decide: ReviewTask[];
  completed: ReviewTask[];
}
