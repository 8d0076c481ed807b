import type { MailBody, MailSuggestion } from '@contracts';
import { api } from '../../../shared/api/api';
import { articleTags, type ForArticle, NOT_CACHED } from './article-tags';

export interface ForRequest extends ForArticle {
  /** The assignment's id (articleReviewerId). */
  reviewId: string;
}

/** Review invitations by mail (api, 'Editorial side'). The mail dialog shows a refusal itself. */
export const invitationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    invitationMail: build.query<MailSuggestion, ForRequest>({
      keepUnusedDataFor: NOT_CACHED,
      query: ({ articleId, reviewId }) => `/article/${articleId}/review/${reviewId}/mail-suggestion`,
    }),
    mailReviewer: build.mutation<unknown, ForRequest & { mail: MailBody; reminder: boolean }>({
      query: ({ articleId, reviewId, mail, reminder }) => ({
        url: `/article/${articleId}/review/${reviewId}/send-mail`,
        method: 'POST',
        // An invitation of a reviewer whom another person has mailed meanwhile is refused.
        body: { ...mail, reminder },
      }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: articleTags,
    }),
    mailAllReviewers: build.mutation<unknown, ForArticle & { mail: MailBody }>({
      query: ({ articleId, mail }) => ({
        url: `/article/${articleId}/review/send-mail-to-all`,
        method: 'POST',
        body: mail,
      }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: articleTags,
    }),
  }),
});
