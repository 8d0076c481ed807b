import type { ArticleView, AssociateChoice, MailBody, MailSuggestion } from '@contracts';
import { api } from '../../../shared/api/api';
import { articleTags, type ForArticle, NOT_CACHED } from './article-tags';

/** The server returns no article to an associate editor who no longer holds it. In this case only the lists are read again. */
export const changedOrLost = (answer: ArticleView | null | undefined, error: unknown, about: ForArticle) =>
  answer || error ? articleTags(answer, error, about) : (['Todo', 'AssistantList'] as const);

/** Forwarding to an associate editor, and what they may do (api, 'Editorial side'). */
export const associateApi = api.injectEndpoints({
  endpoints: (build) => ({
    associateChoices: build.query<AssociateChoice[], string>({
      query: (articleId) => `/article/${articleId}/associates`,
      providesTags: ['Article', 'Users'],
    }),
    associateMail: build.query<MailSuggestion, { articleId: string; associateId: string }>({
      keepUnusedDataFor: NOT_CACHED,
      query: ({ articleId, associateId }) => ({
        url: `/article/${articleId}/editor/get-associate-mails`,
        params: { associateId },
      }),
    }),
    assignAssociate: build.mutation<ArticleView | null, ForArticle & { associateId: string; mail: MailBody }>({
      query: ({ articleId, version, associateId, mail }) => ({
        url: `/article/${articleId}/editor/assign-associate`,
        params: { associateId },
        method: 'POST',
        body: { ...mail, version },
      }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: changedOrLost,
    }),
    returnToAssistant: build.mutation<ArticleView | null, ForArticle>({
      query: ({ articleId, version }) => ({
        url: `/article/${articleId}/return-to-assistant`,
        method: 'POST',
        body: { version },
      }),
      invalidatesTags: changedOrLost,
    }),
    resumeReview: build.mutation<ArticleView, ForArticle>({
      query: ({ articleId, version }) => ({
        url: `/article/${articleId}/resume-review`,
        method: 'POST',
        body: { version },
      }),
      invalidatesTags: articleTags,
    }),
  }),
});
