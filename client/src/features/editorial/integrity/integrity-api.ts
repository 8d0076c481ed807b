import type { IntegrityCounts, IntegrityView, SimilarityLink, SimilarityView } from '@contracts';
import { api } from '../../../shared/api/api';

const screenHandlesErrors = { extraOptions: { handlesErrors: true } };

/** The signs in a manuscript that people should look at (ADR 105), and its reports from the similarity service (ADR 124). */
export const integrityApi = api.injectEndpoints({
  endpoints: (build) => ({
    integrity: build.query<IntegrityView, string>({
      query: (articleId) => `/article/${articleId}/integrity`,
      providesTags: (_result, _error, id) => [{ type: 'Article', id }],
    }),
    integrityCounts: build.query<IntegrityCounts, string>({
      query: (articleId) => `/article/${articleId}/integrity/counts`,
    }),
    checkIntegrity: build.mutation<IntegrityView, string>({
      query: (articleId) => ({ url: `/article/${articleId}/integrity/check`, method: 'POST' }),
      ...screenHandlesErrors,
    }),
    similarity: build.query<SimilarityView, string>({
      query: (articleId) => `/article/${articleId}/similarity`,
      providesTags: ['Similarity'],
    }),
    sendToSimilarity: build.mutation<SimilarityView, string>({
      query: (articleId) => ({ url: `/article/${articleId}/similarity/send`, method: 'POST' }),
      ...screenHandlesErrors,
      invalidatesTags: ['Similarity'],
    }),
    openSimilarity: build.mutation<SimilarityLink, { articleId: string; revision: number }>({
      query: ({ articleId, revision }) => ({
        url: `/article/${articleId}/similarity/open`,
        method: 'POST',
        body: { revision },
      }),
      ...screenHandlesErrors,
    }),
  }),
});
