import type { AssignmentStatus, Recommendation } from '../../src/contracts';

/** One row per request to a reviewer, of all revisions. Table `rm.reviewer_assignments`. */
export const REVIEWER_ASSIGNMENTS = 'rm.reviewer_assignments';

/** The group of a reviewer: the last letters of their id, which are spread evenly. */
export const GROUP_LETTERS = 2;
/** The same in SQL; an index has this expression. */
export const REVIEWER_GROUP = `right(reviewer_id, ${GROUP_LETTERS})`;

/** One row per group of reviewers with any request: the `checksum` of the group `id` changes whenever one of the group's rows changes. */
export const REVIEWER_ASSIGNMENTS_MARK = 'rm.reviewer_assignments_mark';

export interface ReviewerAssignmentRow {
  assignment_id: string;
  article_id: string;
  reviewer_id: string;
  revision: number;
  status: AssignmentStatus;
  selected_at: Date;
  /** The first mail; `mailed_at` is the last one. */
  asked_at: Date | null;
  mailed_at: Date | null;
  decided_at: Date | null;
  /** Days from the mail to the answer; null without an answer. */
  response_days: number | null;
  /** The answers to earlier mails of this request, and how many days each took. */
  earlier_answered_at: Date[];
  earlier_response_days: number[];
  completed_at: Date | null;
  answer_due_at: Date | null;
  review_due_at: Date | null;
  /** When it was removed or cancelled. */
  closed_at: Date | null;
  recommendation: Recommendation | null;
  decline_reason: string | null;
  suggested_colleague: string | null;
  /** Mean of the editors' rates 1..5; null while unrated. */
  avg_rating: number | null;
  /** True once a decision was taken on the revision. */
  decision_taken: boolean;
  /** True while the article is still in this request's revision. */
  present_revision: boolean;
}
