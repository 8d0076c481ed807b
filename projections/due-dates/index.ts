import type { DueReference } from '../../src/article';

/** One row per due date that still applies; the daily run reads them. Table `rm.due_dates`. */
export const DUE_DATES = 'rm.due_dates';

export interface DueDateRow extends Pick<DueReference, 'subject'> {
  /** The request's id; for the other subjects `<articleId>:associate` and `<articleId>:revision`. */
  due_id: string;
  article_id: string;
  assignment_id: string | null;
  due_at: Date;
  /** When the invitation was mailed; null for the other subjects. */
  mailed_at: Date | null;
  /** Number of reminder steps (before, on and after the present date) that are done or skipped: 0 to 3. */
  steps: number;
}
