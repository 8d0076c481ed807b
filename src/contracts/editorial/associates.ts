import type { PersonName } from '../identity/people';

/** GET /article/associate/workload: an associate editor and counts of their present articles, except those hidden from the viewer. */
export interface AssociateWorkload extends PersonName {
  areasOfExpertise: string | null;
  /** All articles that they hold: the sum of waitingForThem, underReview, withAuthors and inCheck. */
  currentAssignments: number;
  /** Articles that wait for them: reviewers to choose, or reviews to advise on. */
  waitingForThem: number;
  /** Articles with the status UNDER_REVIEW. */
  underReview: number;
  /** Articles that are back with their authors, for a revision or a correction. */
  withAuthors: number;
  /** Articles that the authors have sent again and that wait for the assistant's check. */
  inCheck: number;
  /** Articles past the associate editor's due date, counted as in the to-do list. */
  overdue: number;
  /** The earliest of the associate editor's due dates, ISO 8601 UTC; null when no article waits for them. */
  nextDueDate: string | null;
}

/** GET /article/{id}/associates: an associate editor, and whether this article may be forwarded to them. */
export interface AssociateChoice extends PersonName {
  /** Why this person cannot be chosen; null when they can (lifecycle, section 1, 'Conflict wall'). */
  reason: string | null;
  /** Articles that they hold now, except those hidden from the viewer. */
  currentAssignments: number;
  /** How many of these articles are past the associate editor's due date. */
  overdue: number;
  areasOfExpertise: string | null;
}
