import type { ReviewerPanel } from '../../../../../src/contracts';
import { api } from '../../../app/api';
import { type ForArticle, changed } from './changed';

/** Who reviews: how many, who is chosen and who could be (api, 'Editorial side'). */
export const panelApi = api.injectEndpoints({
  endpoints: (build) => ({
    reviewerPanel: build.query<ReviewerPanel, { articleId: string; q: string }>({
      query: ({ articleId, q }) => ({ url: `/article/${articleId}/reviewer/list`, params: q === '' ? {} : { q } }),
      providesTags: (_result, _error, { articleId }) => [{ type: 'ReviewerPanel', id: articleId }],
    }),
    setReviewersCount: build.mutation<unknown, ForArticle & { count: number }>({
      query: ({ articleId, count }) => ({
        url: `/article/${articleId}/set-reviewers-count`,
        params: { count },
        method: 'POST',
      }),
      invalidatesTags: changed,
    }),
    selectReviewer: build.mutation<unknown, ForArticle & { reviewerId: string }>({
      query: ({ articleId, reviewerId }) => ({
        url: `/article/${articleId}/reviewer`,
        params: { reviewerId },
        method: 'POST',
      }),
      invalidatesTags: changed,
    }),
    removeReviewer: build.mutation<unknown, ForArticle & { reviewerId: string }>({
      query: ({ articleId, reviewerId }) => ({
        url: `/article/${articleId}/reviewer/delete`,
        params: { reviewerId },
        method: 'POST',
      }),
      invalidatesTags: changed,
    }),
    assignSameReviewers: build.mutation<unknown, ForArticle>({
      query: ({ articleId }) => ({ url: `/article/${articleId}/assign-same-reviewers`, method: 'POST' }),
      invalidatesTags: changed,
    }),
  }),
});
