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
     * Used only to detect whether the displayed article is current. It does not use the version, because the version also rises with
     * events that an author may not see.
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
