import type { MailBody, MailSuggestion, ReviewerPanel } from '../../../../src/contracts';
import { api } from '../../app/api';

interface ForArticle {
  articleId: string;
}
interface ForRequest extends ForArticle {
  /** The assignment's id (articleReviewerId). */
  reviewId: string;
}

const changed = (_result: unknown, _error: unknown, { articleId }: ForArticle) => [
  { type: 'ReviewerPanel' as const, id: articleId },
  { type: 'Article' as const, id: articleId },
  { type: 'Log' as const, id: articleId },
  'Todo' as const,
];

/** The calls that choose, mail and follow reviewers (api, 'Editorial side'). */
export const reviewerPanelApi = api.injectEndpoints({
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
    invitationMail: build.query<MailSuggestion, ForRequest>({
      query: ({ articleId, reviewId }) => `/article/${articleId}/review/${reviewId}/mail-suggestion`,
    }),
    mailReviewer: build.mutation<unknown, ForRequest & { mail: MailBody }>({
      query: ({ articleId, reviewId, mail }) => ({
        url: `/article/${articleId}/review/${reviewId}/send-mail`,
        method: 'POST',
        body: mail,
      }),
      invalidatesTags: changed,
    }),
    mailAllReviewers: build.mutation<unknown, ForArticle & { mail: MailBody }>({
      query: ({ articleId, mail }) => ({
        url: `/article/${articleId}/review/send-mail-to-all`,
        method: 'POST',
        body: mail,
      }),
      invalidatesTags: changed,
    }),
    changeReviewDueDate: build.mutation<unknown, ForRequest & { date: string }>({
      query: ({ articleId, reviewId, date }) => ({
        url: `/article/${articleId}/review/${reviewId}/due-date`,
        method: 'POST',
        body: { date },
      }),
      invalidatesTags: changed,
    }),
    sendBackReview: build.mutation<unknown, ForRequest & { reason: string }>({
      query: ({ articleId, reviewId, reason }) => ({
        url: `/article/${articleId}/review/${reviewId}/send-back`,
        method: 'POST',
        body: { reason },
      }),
      invalidatesTags: changed,
    }),
    cancelReview: build.mutation<unknown, ForRequest>({
      query: ({ articleId, reviewId }) => ({
        url: `/article/${articleId}/review/${reviewId}/cancel`,
        method: 'POST',
      }),
      invalidatesTags: changed,
    }),
  }),
});
