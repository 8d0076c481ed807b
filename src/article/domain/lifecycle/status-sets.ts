import { ARTICLE_STATUSES, type ArticleStatus, FINAL_STATUSES } from '../../../contracts';

/** Reviewers are being chosen or at work. The automatic moves are between these (lifecycle, section 2, 'reviewers moved'). */
export const REVIEWING_STATUSES = [
  'REVIEWER_SELECTION',
  'ASSOCIATE_EDITOR',
  'UNDER_REVIEW',
  'REVIEWED',
] as const satisfies readonly ArticleStatus[];

/** Requests of the present revision can be answered, reviewed and closed. That does not change the status Returned to editor. */
export const OPEN_ROUND_STATUSES: readonly ArticleStatus[] = [...REVIEWING_STATUSES, 'RETURNED_TO_EDITOR'];

/** The author is preparing the next revision. */
export const REVISION_STATUSES: readonly ArticleStatus[] = ['MINOR_REVISION', 'MAJOR_REVISION'];

export const SUBMITTED_STATUSES: readonly ArticleStatus[] = ARTICLE_STATUSES.filter((status) => status !== 'DRAFT');

/** With the journal or with its author for a revision: neither a draft nor final. */
export const ONGOING_STATUSES: readonly ArticleStatus[] = SUBMITTED_STATUSES.filter(
  (status) => !FINAL_STATUSES.includes(status),
);

/** While the author may change files. */
export const AUTHOR_WRITES: readonly ArticleStatus[] = ['DRAFT', 'CORRECTION', ...REVISION_STATUSES];
