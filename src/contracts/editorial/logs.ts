import type { ArticleStatus } from '../article/article-status';
import { texts } from '../language/texts';

/** Action types of the article log (spec part 2, section 3; lifecycle, section 4 (15)). */
export const LOG_ACTION_TYPES = [
  'STATUS_CHANGE',
  'REVIEWER_ASSIGNMENT',
  'REVIEWER_ASSIGNMENT_REMOVED',
  'REVIEWER_MAILED',
  'REVIEWER_ANSWER',
  'REVIEWER_DECISION',
  'AE_ASSIGNMENT',
  'AE_DECISION',
  'ASSISTANT_DECISION',
  'EDITOR_DECISION',
  'SUBMISSION',
  'REVISION',
  'CORRECTION',
  'FILE_CHANGE',
  'OVERRIDE',
  'REVIEWER_COUNT',
  'NOTE',
  'MAIL',
  'WITHDRAWAL',
  'LOGIN_AS',
  'ACCOUNT',
] as const;
export type LogActionType = (typeof LOG_ACTION_TYPES)[number];

/** Labels of the log's action types. */
export const LOG_ACTION_LABELS: Record<LogActionType, string> = texts({
  STATUS_CHANGE: 'Status change',
  REVIEWER_ASSIGNMENT: 'Reviewer assigned',
  REVIEWER_ASSIGNMENT_REMOVED: 'Reviewer removed',
  REVIEWER_MAILED: 'Reviewer mailed',
  REVIEWER_ANSWER: 'Answer of a reviewer',
  REVIEWER_DECISION: 'Review',
  AE_ASSIGNMENT: 'Associate editor',
  AE_DECISION: 'Advice',
  ASSISTANT_DECISION: 'Check',
  EDITOR_DECISION: 'Decision',
  SUBMISSION: 'Submission',
  REVISION: 'Revision',
  CORRECTION: 'Correction',
  FILE_CHANGE: 'Files',
  OVERRIDE: 'Override',
  REVIEWER_COUNT: 'Reviewers required',
  NOTE: 'Note',
  MAIL: 'Mail',
  WITHDRAWAL: 'Withdrawal',
  LOGIN_AS: 'Signed in as another',
  ACCOUNT: 'Account',
});

export interface ArticleLogEntry {
  id: string;
  actionTime: string;
  actionType: LogActionType;
  previousStatus: ArticleStatus | null;
  currentStatus: ArticleStatus | null;
  triggerType: 'SYSTEM' | 'USER';
  user: { firstName: string; lastName: string } | null;
  /** The real person, if the entry was made under login-as. */
  actingUser: { firstName: string; lastName: string } | null;
  description: string;
  /** Index in the article's history, counted from 0; the parameter `entry` of `GET /article/{id}/changes`. */
  entry: number;
}

/** One change of a log entry, in words. `before` is null for something new, `after` for something removed. */
export interface StateChange {
  part: string;
  before: string | null;
  after: string | null;
}
