import type { ArticleView, ReviewerPanel } from '@contracts';
import { api } from '../../../shared/api/api';
import { articleTags, type ForArticle } from './article-tags';

interface CandidateQuery {
  articleId: string;
  q: string;
  /** Counted from 1. */
  page: number;
  size: number;
  sort: string;
  /** True for only the candidates whose expertise includes a keyword of the article. */
  matching: boolean;
}

/** The reviewer panel: the required number, the assigned reviewers and the candidates (api, 'Editorial side'). */
export const panelApi = api.injectEndpoints({
  endpoints: (build) => ({
    reviewerPanel: build.query<ReviewerPanel, CandidateQuery>({
      query: ({ articleId, q, page, size, sort, matching }) => ({
        url: `/article/${articleId}/reviewer/list`,
        params: { ...(q && { q }), ...(sort && { sort }), ...(matching && { matching }), page: page - 1, size },
      }),
      providesTags: (_result, _error, { articleId }) => [{ type: 'ReviewerPanel', id: articleId }],
    }),
    setReviewersCount: build.mutation<unknown, ForArticle & { count: number }>({
      query: ({ articleId, count }) => ({
        url: `/article/${articleId}/set-reviewers-count`,
        params: { count },
        method: 'POST',
      }),
      invalidatesTags: articleTags,
    }),
    selectReviewer: build.mutation<ArticleView, ForArticle & { reviewerId: string }>({
      query: ({ articleId, reviewerId }) => ({
        url: `/article/${articleId}/reviewer`,
        params: { reviewerId },
        method: 'POST',
      }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: articleTags,
    }),
    removeReviewer: build.mutation<unknown, ForArticle & { reviewerId: string }>({
      query: ({ articleId, reviewerId }) => ({
        url: `/article/${articleId}/reviewer/delete`,
        params: { reviewerId },
        method: 'POST',
      }),
      invalidatesTags: articleTags,
    }),
    assignSameReviewers: build.mutation<unknown, ForArticle>({
      query: ({ articleId }) => ({ url: `/article/${articleId}/assign-same-reviewers`, method: 'POST' }),
      invalidatesTags: articleTags,
    }),
  }),
});
