export { involvedIn, keysOfViewer, notAmongInvolved, notInvolvedIn, viewerParameters } from './conditions';
export { placeOfStatus } from './status-places';
export { findQuery, NOTHING, quickQuery, titleQuery, keywordQuery, numberQuery, type FindQuery } from './queries';

/**
 * One narrow row per article that is not deleted: what lists and searches filter and sort by, so that even a count over all of them
 * reads little. What is shown comes from rm.article_card. Table `rm.article_search`.
 */
export const ARTICLE_SEARCH = 'rm.article_search';

/** How many articles there are of each status, type and revision (columns as below, and `articles`): totals without counting. */
export const ARTICLE_COUNTS = 'rm.article_counts';

export interface ArticleSearchRow {
  article_id: string;
  /** `YYYY-n`. */
  number: string;
  /** The year times 10^9 and n: sorts by the two numeric parts. */
  number_key: number;
  /** Beginning of the title, folded, for sorting. */
  title_key: string;
  /** 0: none chosen yet. */
  type_id: number;
  /** Place of the status in STATUSES_BY_LABEL: compared and sorted by faster than a word. */
  status_place: number;
  revision: number;
  /** First submission; null for a draft. */
  submitted_at: Date | null;
  uploader_id: string;
  /** Lower case. */
  uploader_email: string;
  /** Ids and lower-case e-mails of all authors. */
  author_keys: string[];
  /** Associate editors who hold or held it. */
  held_by: string[];
}
