import type { ArticleView, MyCounts } from '../../../src/contracts';
import { api } from './api';

/** What several areas read: one article, and the counts of the menu. */
export const articleApi = api.injectEndpoints({
  endpoints: (build) => ({
    article: build.query<ArticleView, string>({
      query: (id) => `/article/${id}`,
      providesTags: (_result, _error, id) => [{ type: 'Article', id }],
    }),
    myCounts: build.query<MyCounts, void>({ query: () => '/article/my-counts', providesTags: ['Counts'] }),
  }),
});

export const { useArticleQuery, useMyCountsQuery } = articleApi;
