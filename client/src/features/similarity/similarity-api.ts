import type { SimilarityChange, SimilarityRuns, SimilaritySettings, SimilarityTest } from '@contracts';
import { api } from '../../shared/api/api';

const screenHandlesErrors = { extraOptions: { handlesErrors: true } };
const post = (url: string, body: object = {}) => ({ url, method: 'POST', body });

/** The similarity service, for webmasters. The page shows its own errors. */
export const similarityApi = api.injectEndpoints({
  endpoints: (build) => ({
    similarityService: build.query<SimilaritySettings, void>({
      query: () => '/similarity-service',
      providesTags: ['Similarity'],
      keepUnusedDataFor: 0,
    }),
    changeSimilarity: build.mutation<null, SimilarityChange>({
      query: (change) => post('/similarity-service', change),
      ...screenHandlesErrors,
      invalidatesTags: ['Similarity', 'SecurityLog'],
    }),
    testSimilarity: build.mutation<SimilarityTest, void>({
      query: () => post('/similarity-service/test'),
      ...screenHandlesErrors,
    }),
    similarityRuns: build.query<SimilarityRuns, { page: number; size: number }>({
      query: (params) => ({ url: '/similarity-service/runs', params }),
      providesTags: ['Similarity'],
      keepUnusedDataFor: 0,
    }),
    retrySimilarity: build.mutation<null, string>({
      query: (id) => post(`/similarity-service/runs/${id}/retry`),
      ...screenHandlesErrors,
      invalidatesTags: ['Similarity'],
    }),
  }),
});
