import type { ArticleView, MyCounts } from '@contracts';
import { live } from '../changes/live';
import { api } from './api';

/** Queries shared by several features: one article, and the menu counts. */
export const articleApi = api.injectEndpoints({
  endpoints: (build) => ({
    article: build.query<ArticleView, string>({
      query: (id) => `/article/${id}`,
      providesTags: (_result, _error, id) => [{ type: 'Article', id }],
    }),
    /**
     * Used only to detect whether a newer article exists. It does not use the version, because versions of authors and reviewers have
     * no order.
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
