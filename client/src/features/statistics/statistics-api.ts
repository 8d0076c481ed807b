import type { AssociateStatistics, JournalStatistics, ReviewerStatistics } from '@contracts';
import { api } from '../../shared/api/api';

/** The period in the address; '' means the server's default, the last 12 months. */
export interface PeriodWords {
  from: string;
  to: string;
}

export interface ReviewerWords extends PeriodWords {
  /** Counted from 0. */
  page: number;
  size: number;
  sort: string;
  q: string;
}

export interface JournalWords extends PeriodWords {
  /** Id of an article type; '' for all. */
  type: string;
}

/** Leaves out empty values. */
export const withoutEmpty = (words: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(words)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, String(value)]),
  );

/** Numbers change constantly, so nothing is cached after the last subscriber has unsubscribed. */
const keepUnusedDataFor = 0;

/** The three statistics (spec part 2, section 2). */
export const statisticsApi = api.injectEndpoints({
  endpoints: (build) => ({
    reviewerStatistics: build.query<ReviewerStatistics, ReviewerWords>({
      query: (words) => ({ url: '/article/editor/reviewers-stats', params: withoutEmpty(words) }),
      keepUnusedDataFor,
    }),
    associateStatistics: build.query<AssociateStatistics, PeriodWords>({
      query: (words) => ({ url: '/article/editor/associates-stats', params: withoutEmpty(words) }),
      keepUnusedDataFor,
    }),
    journalStatistics: build.query<JournalStatistics, JournalWords>({
      query: (words) => ({ url: '/article/editor/journal-stats', params: withoutEmpty(words) }),
      keepUnusedDataFor,
    }),
  }),
});
