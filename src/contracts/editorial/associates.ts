import type { PersonName } from '../identity/people';

/** GET /article/associate/workload: an associate editor and their present articles, except those hidden from the viewer. */
export interface AssociateWorkload extends PersonName {
  areasOfExpertise: string | null;
  /** All articles they hold; the sum of the next four. */
  currentAssignments: number;
  /** Articles that wait for them: reviewers to choose, or reviews to advise on. */
  waitingForThem: number;
  /** Articles with reviewers. */
  underReview: number;
  /** Articles with their authors again, for a revision or a correction. */
  withAuthors: number;
  /** Articles that have returned and wait for the assistant's check. */
  inCheck: number;
  /** Articles past the associate editor's due date, as in the to-do list. */
  overdue: number;
  /** The earliest of those due dates, ISO 8601 UTC; null when nothing waits. */
  nextDueDate: string | null;
}

/** GET /article/{id}/associates: an associate editor to whom this article may be forwarded, or why not. */
export interface AssociateChoice extends PersonName {
  /** Why this person cannot be chosen; null when they can (lifecycle, section 1, 'Conflict wall'). */
  reason: string | null;
  /** Articles that they hold now, except those hidden from the viewer. */
  currentAssignments: number;
  /** Those of them that are past the associate editor's due date. */
  overdue: number;
  areasOfExpertise: string | null;
}
