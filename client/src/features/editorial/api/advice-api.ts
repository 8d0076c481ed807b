import type { Advice, ArticleView, MailSuggestion } from '@contracts';
import { api } from '../../../shared/api/api';
import { type ForArticle, NOT_CACHED } from './article-tags';
import { changedOrLost } from './associate-api';

/** The associate editor's advice (api, 'Editorial side'). */
export const adviceApi = api.injectEndpoints({
  endpoints: (build) => ({
    adviceMail: build.query<MailSuggestion, { articleId: string; status: Advice }>({
      keepUnusedDataFor: NOT_CACHED,
      query: ({ articleId, status }) => ({ url: `/article/${articleId}/associate/get-mail`, params: { status } }),
    }),
    advise: build.mutation<ArticleView | null, ForArticle & { comment: string; status: Advice; description: string }>({
      query: ({ articleId, ...body }) => ({ url: `/article/${articleId}/associate/decision`, method: 'POST', body }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: changedOrLost,
    }),
  }),
});
