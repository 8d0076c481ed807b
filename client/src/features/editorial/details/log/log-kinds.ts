import { type ArticleLogEntry, type LogActionType, t } from '@contracts';

export const LOG_KINDS = ['decisions', 'reviewers', 'mails', 'files', 'notes'] as const;
export type LogKind = (typeof LOG_KINDS)[number];

export const KIND_LABELS: Record<LogKind, string> = {
  decisions: t('Decisions'),
  reviewers: t('Reviewers'),
  mails: t('Mails'),
  files: t('Files'),
  notes: t('Notes'),
};

/** All other action types move the article forward, so they count as decisions. */
const KIND_OF: Partial<Record<LogActionType, LogKind>> = {
  REVIEWER_ASSIGNMENT: 'reviewers',
  REVIEWER_ASSIGNMENT_REMOVED: 'reviewers',
  REVIEWER_MAILED: 'reviewers',
  REVIEWER_ANSWER: 'reviewers',
  REVIEWER_DECISION: 'reviewers',
  REVIEWER_COUNT: 'reviewers',
  FILE_CHANGE: 'files',
  MAIL: 'mails',
  NOTE: 'notes',
};

export const kindOf = ({ actionType }: ArticleLogEntry): LogKind => KIND_OF[actionType] ?? 'decisions';

/** True for mails and files, which result from other entries and are shown small. */
export const isMinor = (entry: ArticleLogEntry): boolean => ['mails', 'files'].includes(kindOf(entry));

/** The kinds that an address names; none means all. */
export const kindsIn = (text: string | null): LogKind[] =>
  LOG_KINDS.filter((kind) => (text ?? '').split(',').includes(kind));
