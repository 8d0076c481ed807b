import { ARTICLE_STATUSES, type ArticleStatus, FINAL_STATUSES, REVIEWING_STATUSES } from '../../../contracts';

export { REVIEWING_STATUSES };

/** Statuses in which requests of the present revision can be answered, reviewed and closed. This does not end Returned to editor. */
export const OPEN_ROUND_STATUSES: readonly ArticleStatus[] = [...REVIEWING_STATUSES, 'RETURNED_TO_EDITOR'];

/** Statuses in which the author prepares the next revision. */
export const REVISION_STATUSES: readonly ArticleStatus[] = ['MINOR_REVISION', 'MAJOR_REVISION'];

export const SUBMITTED_STATUSES: readonly ArticleStatus[] = ARTICLE_STATUSES.filter((status) => status !== 'DRAFT');

/** Statuses that are neither draft nor final: the article is with the journal, or with its author for a revision. */
export const ONGOING_STATUSES: readonly ArticleStatus[] = SUBMITTED_STATUSES.filter(
  (status) => !FINAL_STATUSES.includes(status),
);

/** Statuses in which the author may change files. */
export const AUTHOR_WRITES: readonly ArticleStatus[] = ['DRAFT', 'CORRECTION', ...REVISION_STATUSES];
