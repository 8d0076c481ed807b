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
  /** Number of fields that are filled in in the saved draft of the review; null without a draft. */
  answeredFields: number | null;
}

export interface ReviewerTodo {
  all: ReviewTask[];
  pending: ReviewTask[];
  decide: ReviewTask[];
  completed: ReviewTask[];
}
