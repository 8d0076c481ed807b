import type { ReviewersOfYear, ReviewerThanks } from '@contracts';
import { api } from '../../../shared/api/api';

export interface YearWords {
  /** '' for the newest year with reviews. */
  year: string;
  /** Counted from 1, as in the address. */
  page: number;
  size: number;
  sort: string;
  q: string;
}

/** Counts change constantly, so nothing is kept after the page is left. */
const keepUnusedDataFor = 0;

/** The people who reviewed in a year, and the list of them that the journal may print. */
export const thanksApi = api.injectEndpoints({
  endpoints: (build) => ({
    reviewersOfYear: build.query<ReviewersOfYear, YearWords>({
      query: ({ year, page, ...words }) => ({
        url: '/reviewers-of-year',
        params: { ...words, page: page - 1, ...(year === '' ? {} : { year }) },
      }),
      keepUnusedDataFor,
    }),
    reviewerThanks: build.query<ReviewerThanks, number>({
      query: (year) => ({ url: '/reviewers-of-year/thanks', params: { year } }),
      keepUnusedDataFor,
    }),
  }),
});
