import type { ArticleStatus } from '../article/article-status';

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
] as const;
export type LogActionType = (typeof LOG_ACTION_TYPES)[number];

/** What an entry of the log is about, in words. */
export const LOG_ACTION_LABELS: Record<LogActionType, string> = {
  STATUS_CHANGE: 'Status change',
  REVIEWER_ASSIGNMENT: 'Reviewer assigned',
  REVIEWER_ASSIGNMENT_REMOVED: 'Reviewer taken off',
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
};

export interface ArticleLogEntry {
  id: string;
  actionTime: string;
  actionType: LogActionType;
  previousStatus: ArticleStatus | null;
  currentStatus: ArticleStatus | null;
  triggerType: 'SYSTEM' | 'USER';
  user: { firstName: string; lastName: string } | null;
  /** The real person, when it was written under login-as. */
  actingUser: { firstName: string; lastName: string } | null;
  description: string;
  /** Its place in the article's history, from 0; names it in `GET /article/{id}/changes?entry`. */
  entry: number;
}

/** One thing that an entry of the log changed, in words. `before` is null for what was not there, `after` for what is gone. */
export interface StateChange {
  part: string;
  before: string | null;
  after: string | null;
}
