import type { Advice, ArticleView, AssociateChoice, MailBody, MailSuggestion } from '@contracts';
import { api } from '../../../shared/api/api';
import { changed, type ForArticle } from './changed';

/** Nothing comes back to an associate editor who no longer holds the article: only lists are read again then. */
const changedOrLost = (answer: ArticleView | null | undefined, error: unknown, about: ForArticle) =>
  answer || error ? changed(answer, error, about) : (['Todo', 'AssistantList'] as const);

/** Forwarding to an associate editor, and what they may do (api, 'Editorial side'). */
export const associateApi = api.injectEndpoints({
  endpoints: (build) => ({
    associateChoices: build.query<AssociateChoice[], string>({
      query: (articleId) => `/article/${articleId}/associates`,
      providesTags: ['Article', 'Users'],
    }),
    associateMail: build.query<MailSuggestion, { articleId: string; associateId: string }>({
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
    adviceMail: build.query<MailSuggestion, { articleId: string; status: Advice }>({
      query: ({ articleId, status }) => ({ url: `/article/${articleId}/associate/get-mail`, params: { status } }),
    }),
    advise: build.mutation<ArticleView | null, ForArticle & { comment: string; status: Advice; description: string }>({
      query: ({ articleId, ...body }) => ({ url: `/article/${articleId}/associate/decision`, method: 'POST', body }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: changedOrLost,
    }),
  }),
});
