import type { PersonName } from '../identity/people';

/** GET /article/associate/workload: an associate editor and what they hold now, without articles the viewer may not know of. */
export interface AssociateWorkload extends PersonName {
  areasOfExpertise: string | null;
  /** All that they hold, wherever it is now; the sum of the next four. */
  currentAssignments: number;
  /** Articles at their turn: reviewers to choose, or reviews to advise on. */
  waitingForThem: number;
  /** Articles with reviewers. */
  underReview: number;
  /** Articles back with their authors, for a revision or a correction. */
  withAuthors: number;
  /** Articles that came back and wait for the assistant's check. */
  inCheck: number;
  /** Those past the associate editor's date, as the to-do list counts them. */
  overdue: number;
  /** The earliest of those dates, ISO 8601 UTC; null when nothing waits. */
  nextDueDate: string | null;
}
