import type { ArticleView } from '@contracts';
import { api } from './api';

/** Queries of one article that several features share. */
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
  }),
});

export const { useArticleQuery, useLazyArticleLastUpdateQuery } = articleApi;
