import type { DraftSaved, ReviewAnswer, ReviewDraft, ReviewFileView, ReviewPublication } from '@contracts';
import { api } from '../../shared/api/api';
import { reviewPath } from '../../shared/api/article-api';
import { keepLinks } from '../../shared/api/keep-links';

export interface OneReview {
  articleId: string;
  /** The assignment's id (articleReviewerId). */
  reviewId: string;
}

/** The typed text and the draft version seen. Without a version, the save overwrites any draft. */
type Typed = ReviewDraft & { draftVersion?: number };
/** With the answer about publication, if the journal asks for it and it is not no. */
type Sent = Typed & { publication?: ReviewPublication };

const filePath = ({ articleId, reviewId }: OneReview): string => `/article/${articleId}/review-file/${reviewId}`;

/** Calls for writing a review (api, 'Reviewing'). The form itself shows why a save or submission failed. */
export const reviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    review: build.query<ReviewAnswer, OneReview>({
      // The form starts from this answer. A cached one lacks the text that was saved since.
      keepUnusedDataFor: 0,
      query: reviewPath,
      providesTags: (_result, _error, { reviewId }) => [{ type: 'Review', id: reviewId }],
      onCacheEntryAdded: keepLinks(reviewPath),
    }),
    saveReviewDraft: build.mutation<DraftSaved, OneReview & { body: Typed }>({
      query: ({ articleId, reviewId, body }) => ({
        url: `/article/${articleId}/draft-review/${reviewId}`,
        method: 'POST',
        body,
      }),
      extraOptions: { handlesErrors: true },
      // The lists show how much is filled in. They are not on the screen while a review is written, so nothing is loaded now.
      invalidatesTags: (_result, error) => (error ? [] : ['ReviewTodo']),
    }),
    // The form shows why a file was refused.
    attachReviewFile: build.mutation<ReviewFileView, OneReview & { file: File }>({
      query: ({ file, ...review }) => {
        const body = new FormData();
        body.append('file', file);
        return { url: filePath(review), method: 'POST', body };
      },
      extraOptions: { handlesErrors: true },
    }),
    removeReviewFile: build.mutation<{ success: boolean }, OneReview>({
      query: (review) => ({ url: `${filePath(review)}/delete`, method: 'POST' }),
      extraOptions: { handlesErrors: true },
    }),
    submitReview: build.mutation<{ success: boolean; message: string }, OneReview & { body: Sent }>({
      query: ({ articleId, reviewId, body }) => ({
        url: `/article/${articleId}/submit-review/${reviewId}`,
        method: 'POST',
        body,
      }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: (_result, _error, { reviewId }) => [{ type: 'Review', id: reviewId }, 'ReviewTodo', 'Counts'],
    }),
  }),
});
