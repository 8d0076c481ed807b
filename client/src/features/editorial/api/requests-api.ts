import { api } from '../../../shared/api/api';
import { articleTags } from './article-tags';
import type { ForRequest } from './invitations-api';

/** Changes to a request that has been sent (api, 'Editorial side'). */
export const requestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeReviewDueDate: build.mutation<unknown, ForRequest & { date: string }>({
      query: ({ articleId, reviewId, date }) => ({
        url: `/article/${articleId}/review/${reviewId}/due-date`,
        method: 'POST',
        body: { date },
      }),
      invalidatesTags: articleTags,
    }),
    sendBackReview: build.mutation<unknown, ForRequest & { reason: string }>({
      query: ({ articleId, reviewId, reason }) => ({
        url: `/article/${articleId}/review/${reviewId}/send-back`,
        method: 'POST',
        body: { reason },
      }),
      invalidatesTags: articleTags,
    }),
    cancelReview: build.mutation<unknown, ForRequest>({
      query: ({ articleId, reviewId }) => ({
        url: `/article/${articleId}/review/${reviewId}/cancel`,
        method: 'POST',
      }),
      invalidatesTags: articleTags,
    }),
  }),
});
