import { ARTICLE_STATUSES, type ArticleStatus, STATUS_LABELS } from '../../src/contracts';

/**
 * Statuses in the order of the words by which people know them. Their places are stored: whoever changes a label or a status raises the
 * version of the projection, which a spec asks for.
 */
export const STATUSES_BY_LABEL: readonly ArticleStatus[] = [...ARTICLE_STATUSES].sort((one, other) =>
  STATUS_LABELS[one].label < STATUS_LABELS[other].label ? -1 : 1,
);

export const placeOfStatus = (status: ArticleStatus): number => STATUSES_BY_LABEL.indexOf(status);
