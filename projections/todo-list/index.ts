import type { ArticleStatus } from '../../src/contracts';

/**
 * One row per article that the editorial office works on (from REVIEWER_SELECTION to RETURNED_TO_EDITOR). Joined with
 * rm.article_card for display; overdue days are computed from the due dates at read time. Table `rm.todo_list`.
 */
export const TODO_LIST = 'rm.todo_list';

export interface TodoListRow {
  article_id: string;
  status: ArticleStatus;
  /** Submission of the present revision: the lists' order, newest first (spec part 2, '/toDoList'). */
  uploaded_at: Date;
  status_since: Date;
  associate_id: string | null;
  associate_due_at: Date | null;
  reviewers_required: number;
  /** Accepted + completed in the present revision. */
  reviewers_agreed: number;
  reviewers_completed: number;
  /** Earliest due date among open requests of the present revision (Mailed: answer due; Accepted: review due). */
  next_reviewer_due_at: Date | null;
}
