import type { Naming } from '../review/reviewing-record';

export const REVIEWERS_OF_YEAR_SORTS = ['name', 'institute', 'reviews', 'naming'] as const;
export type ReviewersOfYearSort = (typeof REVIEWERS_OF_YEAR_SORTS)[number];

/** A person who reviewed in the year, for the office. */
export interface ReviewerOfYear {
  id: string;
  /** The person's name, family name first. */
  name: string;
  institute: string | null;
  reviews: number;
  naming: Naming;
}

/**
 * GET /reviewers-of-year: one page of the people who reviewed in a year, for the office. A review counts only if the journal has decided
 * on its manuscript, and not if the reader is an author of that manuscript.
 */
export interface ReviewersOfYear {
  /** Years with such reviews, newest first. */
  years: number[];
  year: number;
  items: ReviewerOfYear[];
  /** Number of rows that match the search, on all pages. */
  total: number;
  /** Number of reviewers in the whole year; `reviews` and `named` are also for the whole year. */
  reviewers: number;
  reviews: number;
  named: number;
}

/** GET /reviewers-of-year/thanks: the list that the journal may print, without the counts of single people. */
export interface ReviewerThanks {
  year: number;
  /** In the alphabetical order of family names. */
  people: { firstName: string; lastName: string; institute: string | null }[];
  /** Number of reviewers who have not agreed to be named, or no longer have an account. */
  others: number;
}
