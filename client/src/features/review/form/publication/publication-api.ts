import { api } from '../../../../shared/api/api';
import type { OneReview } from '../../review-api';

/** The call of a reviewer who does not want a review to be published any more. */
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
