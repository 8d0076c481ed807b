import { ARTICLE_STATUSES, type ArticleStatus, STATUS_LABELS } from '../../src/contracts';

/**
 * Statuses in the order of their labels. Their indexes are stored: a changed label or status needs a higher version of the
 * projection, which a spec enforces.
 */
export const STATUSES_BY_LABEL: readonly ArticleStatus[] = [...ARTICLE_STATUSES].sort((one, other) =>
  STATUS_LABELS[one].label < STATUS_LABELS[other].label ? -1 : 1,
);

export const placeOfStatus = (status: ArticleStatus): number => STATUSES_BY_LABEL.indexOf(status);
