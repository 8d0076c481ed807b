import type { ReviewerTodo, ReviewRequestView } from '@contracts';
import { api } from '../../shared/api/api';
import { liveTag } from '../../shared/changes/live';
import type { OneReview } from './review-api';

interface OneRequest extends OneReview {
  /** From the link in the mail; absent if signed in. */
  key?: string;
}

export interface RequestAnswer extends OneRequest {
  accept: boolean;
  reason?: string;
  suggestedColleague?: string;
  competingInterests?: boolean;
  interestsText?: string;
  /** True if the reviewer agrees to be named with the review. */
  named?: boolean;
}

const keyHeader = (key: string | undefined): Record<string, string> => (key ? { 'X-Review-Key': key } : {});

/** A reviewer's requests and the answers to them (api, 'Reviewing'). */
export const requestApi = api.injectEndpoints({
  endpoints: (build) => ({
    reviewerTodo: build.query<ReviewerTodo, void>({
      query: () => '/article/reviewer/todo-list',
      providesTags: ['ReviewTodo', liveTag('reviewer-todo')],
    }),
    reviewRequest: build.query<ReviewRequestView, OneRequest>({
      query: ({ articleId, reviewId, key }) => ({
        url: `/article/${articleId}/review-request/${reviewId}`,
        headers: keyHeader(key),
      }),
    }),
    answerRequest: build.mutation<{ message: string }, RequestAnswer>({
      query: ({ articleId, reviewId, key, accept, ...body }) => ({
        url: `/article/${articleId}/review-response/${reviewId}`,
        params: { response: accept },
        method: 'POST',
        headers: keyHeader(key),
        body,
      }),
      invalidatesTags: (_result, _error, { reviewId }) => [{ type: 'Review', id: reviewId }, 'ReviewTodo', 'Counts'],
    }),
  }),
});
