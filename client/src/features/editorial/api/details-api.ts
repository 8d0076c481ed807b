import type { ArticleLogEntry, ArticleView, EmailLogEntry, PersonName, ReviewAnswer, StateChange } from '@contracts';
import { api } from '../../../shared/api/api';
import { changed, type ForArticle } from './changed';

/** The reads and writes of the article details page (api, 'Editorial side'). */
export const detailsApi = api.injectEndpoints({
  endpoints: (build) => ({
    articleLog: build.query<ArticleLogEntry[], string>({
      query: (articleId) => `/article/${articleId}/log`,
      providesTags: (_result, _error, id) => [{ type: 'Log', id }],
    }),
    mailLog: build.query<EmailLogEntry[], string>({
      query: (articleId) => `/article/${articleId}/mail-log`,
      providesTags: (_result, _error, id) => [{ type: 'Log', id }],
    }),
    // The past does not change, so neither query needs a tag.
    logChanges: build.query<StateChange[], { articleId: string; entry: number }>({
      query: ({ articleId, entry }) => ({ url: `/article/${articleId}/changes`, params: { entry } }),
    }),
    articleAsOf: build.query<ArticleView, { articleId: string; at: string }>({
      query: ({ articleId, at }) => ({ url: `/article/${articleId}/as-of`, params: { at } }),
    }),
    reviewOf: build.query<ReviewAnswer, { articleId: string; reviewId: string }>({
      query: ({ articleId, reviewId }) => `/article/${articleId}/get-review/${reviewId}`,
      providesTags: (_result, _error, { reviewId }) => [{ type: 'Review', id: reviewId }],
    }),
    /** All reviewers, to show names for the author's nominations. */
    reviewerNames: build.query<PersonName[], void>({ query: () => '/user/reviewer-list', providesTags: ['Users'] }),
    rateReview: build.mutation<ArticleView, ForArticle & { reviewId: string; rate: number }>({
      query: ({ articleId, reviewId, rate }) => ({
        url: `/article/${articleId}/editor/rate-review/${reviewId}`,
        params: { rate },
        method: 'POST',
      }),
      invalidatesTags: (result, error, call) => [
        ...changed(result, error, call),
        { type: 'Review', id: call.reviewId },
      ],
    }),
    resendMail: build.mutation<ArticleView, ForArticle & { mailId: string }>({
      query: ({ articleId, mailId }) => ({
        url: `/article/${articleId}/mail-log/${mailId}/resend`,
        method: 'POST',
      }),
      invalidatesTags: changed,
    }),
  }),
});
