import { ARTICLE_STATUSES, type ArticleStatus, FINAL_STATUSES } from '../../../contracts';

/** Reviewers are being chosen or at work; the automatic moves go between these (lifecycle, section 2, 'reviewers moved'). */
export const REVIEWING_STATUSES = [
  'REVIEWER_SELECTION',
  'ASSOCIATE_EDITOR',
  'UNDER_REVIEW',
  'REVIEWED',
] as const satisfies readonly ArticleStatus[];

/** Requests of the present revision can be answered, reviewed and closed; the status Returned to editor is left alone by that. */
export const OPEN_ROUND_STATUSES: readonly ArticleStatus[] = [...REVIEWING_STATUSES, 'RETURNED_TO_EDITOR'];

/** The author is preparing the next revision. */
export const REVISION_STATUSES: readonly ArticleStatus[] = ['MINOR_REVISION', 'MAJOR_REVISION'];

export const SUBMITTED_STATUSES: readonly ArticleStatus[] = ARTICLE_STATUSES.filter((status) => status !== 'DRAFT');

/** With the journal or back with its author: neither a draft nor at its end. */
export const ONGOING_STATUSES: readonly ArticleStatus[] = SUBMITTED_STATUSES.filter(
  (status) => !FINAL_STATUSES.includes(status),
);
