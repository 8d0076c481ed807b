import type { JournalSettings } from '../journal/settings';

/** The settings that say how long data is kept; 0 means permanently. */
export const RETENTION_SETTINGS = [
  'retainRejectedMonths',
  'retainWithdrawnMonths',
  'retainDraftDays',
  'retainMailMonths',
  'retainSecurityLogMonths',
] as const;
export type RetentionSettings = Pick<JournalSettings, (typeof RETENTION_SETTINGS)[number]>;

export const RETAINED_KINDS = ['REJECTED', 'WITHDRAWN', 'DRAFT'] as const;
export type RetainedKind = (typeof RETAINED_KINDS)[number];

/** Numbers of what a run of the retention erases: articles by kind, their files, mails, and entries of the security log. */
export interface RetentionCounts {
  rejected: number;
  withdrawn: number;
  drafts: number;
  files: number;
  mails: number;
  securityLog: number;
}

/** An article whose texts and files would be erased. */
export interface RetainedArticle {
  articleId: string;
  number: string;
  kind: RetainedKind;
  /** Time of the decision or withdrawal, or of the last change of a draft, ISO 8601 UTC. */
  since: string;
}

/** GET /retention: the state of the retention, for webmasters. */
export interface RetentionState {
  settings: RetentionSettings;
  /** Day of the next run on the journal's calendar, `YYYY-MM-DD`. */
  nextRun: string;
  /** Numbers of what that run would erase if it ran now. */
  due: RetentionCounts;
  lastRun: { at: string; counts: RetentionCounts } | null;
}

/** GET /retention/dry-run: what a run would erase now with the given settings, with one page of the articles. */
export interface RetentionDryRun {
  counts: RetentionCounts;
  items: RetainedArticle[];
  total: number;
}

/** POST /retention. `confirmed`: the person has seen what would be erased; required when something would be. */
export interface RetentionChange extends RetentionSettings {
  confirmed: boolean;
}

export const nothingDue = (counts: RetentionCounts): boolean => Object.values(counts).every((count) => count === 0);
