import type { ArticleView, MyCounts } from '@contracts';
import { live } from '../changes/live';
import { api } from './api';

/** What several areas read: one article, and the counts of the menu. */
export const articleApi = api.injectEndpoints({
  endpoints: (build) => ({
    article: build.query<ArticleView, string>({
      query: (id) => `/article/${id}`,
      providesTags: (_result, _error, id) => [{ type: 'Article', id }],
    }),
    /**
     * Only to learn whether the article that is shown is the newest; it takes no part in what is shown. Not its version: that rises
     * with what an author may not know of, too.
     */
    articleLastUpdate: build.query<string, string>({
      query: (id) => `/article/${id}`,
      transformResponse: ({ lastUpdate }: ArticleView) => lastUpdate,
    }),
    myCounts: build.query<MyCounts, void>({
      query: () => '/article/my-counts',
      providesTags: ['Counts', live('my-list')],
    }),
  }),
});

export const { useArticleQuery, useLazyArticleLastUpdateQuery, useMyCountsQuery } = articleApi;
