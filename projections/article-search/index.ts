export { involvedIn, keysOfViewer, notAmongInvolved, notInvolvedIn } from './conditions';
export { MARKS } from './marks';
export { closeTerms } from './close-terms';
export { placeOfStatus, STATUSES_BY_LABEL } from './status-places';
export { findQuery, NOTHING, quickQuery, titleQuery, keywordQuery, numberQuery, type FindQuery } from './queries';

/**
 * One narrow row per article that is not deleted, with the columns that lists and searches filter and sort by. So even a count over
 * all of them reads little. The displayed content comes from rm.article_card. Table `rm.article_search`.
 */
export const ARTICLE_SEARCH = 'rm.article_search';

/** Number of articles per status, type and revision (columns as below, and `articles`): totals without counting rows. */
export const ARTICLE_COUNTS = 'rm.article_counts';

export interface ArticleSearchRow {
  article_id: string;
  /** `YYYY-n`. */
  number: string;
  /** The year times 10^9, plus n: sorts by the two numeric parts. */
  number_key: number;
  /** Prefix of the title, folded, for sorting. */
  title_key: string;
  /** Prefix of the first author's name, last name first, folded, for sorting. */
  author_key: string;
  /** 0: not chosen yet. */
  type_id: number;
  /** Index of the status in STATUSES_BY_LABEL: faster to compare and sort than a text. */
  status_place: number;
  revision: number;
  /** First submission; null for a draft. */
  submitted_at: Date | null;
  uploader_id: string;
  /** Lower case. */
  uploader_email: string;
  /** Ids and lower-case e-mails of all authors. */
  author_keys: string[];
  /** Associate editors who hold or have held it: what the office filters by. */
  held_by: string[];
  /** The associate editor who holds it now, or null: the only associate editor who may see it. */
  holder_id: string | null;
}
