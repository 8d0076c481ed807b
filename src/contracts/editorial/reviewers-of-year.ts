import type { Naming } from '../review/reviewing-record';

export const REVIEWERS_OF_YEAR_SORTS = ['name', 'institute', 'reviews', 'naming'] as const;
export type ReviewersOfYearSort = (typeof REVIEWERS_OF_YEAR_SORTS)[number];

/** A reviewer of the year, for the office. */
export interface ReviewerOfYear {
  id: string;
  /** Family name first. */
  name: string;
  institute: string | null;
  reviews: number;
  naming: Naming;
}

/**
 * GET /reviewers-of-year: one page of those who reviewed in a year, for the office. Only reviews about whose manuscript the journal has decided
 * count, and none of manuscripts of which the reader is an author.
 */
export interface ReviewersOfYear {
  /** Years with such reviews, newest first. */
  years: number[];
  year: number;
  items: ReviewerOfYear[];
  /** Of the rows that match the search. */
  total: number;
  /** Of the whole year. */
  reviewers: number;
  reviews: number;
  named: number;
}

/** GET /reviewers-of-year/thanks: what the journal may print. No counts of single people. */
export interface ReviewerThanks {
  year: number;
  /** In the alphabetical order of family names. */
  people: { firstName: string; lastName: string; institute: string | null }[];
  /** How many have not agreed to be named, or have no account any longer. */
  others: number;
}
