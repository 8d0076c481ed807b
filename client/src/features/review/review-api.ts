import type { ReviewAnswer, ReviewDraft, ReviewRequestView, ReviewerTodo } from '../../../../src/contracts';
import { api } from '../../app/api';

interface OneReview {
  articleId: string;
  /** The assignment's id (articleReviewerId). */
  reviewId: string;
}

interface OneRequest extends OneReview {
  /** From the link in the mail; absent when signed in. */
  key?: string;
}

interface RequestAnswer extends OneRequest {
  accept: boolean;
  reason?: string;
  suggestedColleague?: string;
}

const keyHeader = (key: string | undefined): Record<string, string> => (key ? { 'X-Review-Key': key } : {});

/** The calls of the reviewer's side (api, 'Reviewing'). */
export const reviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    reviewerTodo: build.query<ReviewerTodo, void>({
      query: () => '/article/reviewer/todo-list',
      providesTags: ['ReviewTodo'],
    }),
    reviewRequest: build.query<ReviewRequestView, OneRequest>({
      query: ({ articleId, reviewId, key }) => ({
        url: `/article/${articleId}/review-request/${reviewId}`,
        headers: keyHeader(key),
      }),
    }),
    answerRequest: build.mutation<{ message: string }, RequestAnswer>({
      query: ({ articleId, reviewId, key, accept, reason, suggestedColleague }) => ({
        url: `/article/${articleId}/review-response/${reviewId}`,
        params: { response: accept },
        method: 'POST',
        headers: keyHeader(key),
        body: { reason, suggestedColleague },
      }),
      invalidatesTags: ['ReviewTodo', 'Counts'],
    }),
    review: build.query<ReviewAnswer, OneReview>({
      query: ({ articleId, reviewId }) => `/article/${articleId}/get-review/${reviewId}`,
      providesTags: (_result, _error, { reviewId }) => [{ type: 'Review', id: reviewId }],
    }),
    saveReviewDraft: build.mutation<{ success: boolean; message: string }, OneReview & { body: ReviewDraft }>({
      query: ({ articleId, reviewId, body }) => ({
        url: `/article/${articleId}/draft-review/${reviewId}`,
        method: 'POST',
        body,
      }),
    }),
    submitReview: build.mutation<{ success: boolean; message: string }, OneReview & { body: ReviewDraft }>({
      query: ({ articleId, reviewId, body }) => ({
        url: `/article/${articleId}/submit-review/${reviewId}`,
        method: 'POST',
        body,
      }),
      invalidatesTags: (_result, _error, { reviewId }) => [{ type: 'Review', id: reviewId }, 'ReviewTodo', 'Counts'],
    }),
  }),
});
