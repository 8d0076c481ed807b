import type { AssignmentStatus, CompetingInterests, Review, ReviewPublication } from '../../../contracts';
import type { ReviewFile } from './review-file';

/** An answer after which the reviewer was invited again. */
export interface EarlierAnswer {
  mailedAt: string;
  decidedAt: string;
}

/** One request to one reviewer in one revision. Times are ISO 8601 UTC. */
export interface Assignment {
  assignmentId: string;
  reviewerId: string;
  reviewerEmail: string;
  revision: number;
  status: AssignmentStatus;
  /** The request for which the system invited this alternate; null for a person whom an editor chose. */
  insteadOf: string | null;
  selectedAt: string;
  /** When the reviewer was first asked; a new invitation does not change it. */
  askedAt: string | null;
  mailedAt: string | null;
  /** When the reviewer accepted or declined. */
  decidedAt: string | null;
  /** The answers to earlier invitations of this request. */
  earlierAnswers: readonly EarlierAnswer[];
  completedAt: string | null;
  /** When the request was removed or cancelled. */
  closedAt: string | null;
  answerDueAt: string | null;
  reviewDueAt: string | null;
  /** When the present due date was set, if that was after the invitation or the acceptance; otherwise null. */
  dueSetAt: string | null;
  /** The mail of the last invitation, which contains the key of `keyHash`. */
  mailId: string | null;
  keyHash: string | null;
  declineReason: string | null;
  suggestedColleague: string | null;
  /** The reviewer's answer about competing interests at acceptance; null when they were not asked. */
  interests: CompetingInterests | null;
  /** True when the reviewer agreed to be named with the review after the decision, in an open review. */
  named: boolean;
  review: Review | null;
  /** How the review may be published; null: it may not. */
  publication: ReviewPublication | null;
  /** The annotated manuscript; `at`: when it was attached. */
  file: (ReviewFile & { at: string }) | null;
  sentBackReason: string | null;
  /** Ratings 1..5 by the userId of the editor. */
  ratings: Record<string, number>;
}
