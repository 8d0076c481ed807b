import { api } from '../../../../shared/api/api';
import type { OneReview } from '../../review-api';

/** The call that withdraws a reviewer's consent to the publication of a review. */
export const publicationApi = api.injectEndpoints({
  endpoints: (build) => ({
    withdrawPublication: build.mutation<{ success: boolean }, OneReview>({
      query: ({ articleId, reviewId }) => ({
        url: `/article/${articleId}/review-publication/${reviewId}/withdraw`,
        method: 'POST',
      }),
      invalidatesTags: (_result, _error, { reviewId }) => [{ type: 'Review', id: reviewId }],
    }),
  }),
});
