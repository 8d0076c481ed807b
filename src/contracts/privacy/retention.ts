import type { JournalSettings } from '../journal/settings';

/** The settings that say how long things are kept; 0: for ever. */
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

/** What a run of the retention concerns: articles by kind, their files, mails, and entries of the security log. */
export interface RetentionCounts {
  rejected: number;
  withdrawn: number;
  drafts: number;
  files: number;
  mails: number;
  securityLog: number;
}

/** An article whose texts and files would go. */
export interface RetainedArticle {
  articleId: string;
  number: string;
  kind: RetainedKind;
  /** Of the decision or withdrawal, or of the last change of a draft: ISO 8601 UTC. */
  since: string;
}

/** GET /retention: for webmasters. */
export interface RetentionState {
  settings: RetentionSettings;
  /** Day of the next run in the journal's calendar, as 2026-06-30. */
  nextRun: string;
  /** What that run would concern if it were now. */
  due: RetentionCounts;
  lastRun: { at: string; counts: RetentionCounts } | null;
}

/** GET /retention/dry-run: what a run would do now with some settings, with one page of the articles. */
export interface RetentionDryRun {
  counts: RetentionCounts;
  items: RetainedArticle[];
  total: number;
}

/** POST /retention. `confirmed`: the person has seen what would go; needed when something would. */
export interface RetentionChange extends RetentionSettings {
  confirmed: boolean;
}

export const nothingDue = (counts: RetentionCounts): boolean => Object.values(counts).every((count) => count === 0);
