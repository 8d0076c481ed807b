import type { ArticleView, Decision, DecisionMail, MailBody, MailSuggestion, OverrideChoice } from '@contracts';
import { api } from '../../../shared/api/api';
import { articleTags, type ForArticle, NOT_CACHED } from './article-tags';

/** Decisions, including overrides (api, 'Editorial side'). */
export const decisionApi = api.injectEndpoints({
  endpoints: (build) => ({
    decisionMail: build.query<DecisionMail, { articleId: string; status: Decision }>({
      keepUnusedDataFor: NOT_CACHED,
      query: ({ articleId, status }) => ({ url: `/article/${articleId}/editor/get-mail`, params: { status } }),
    }),
    overrideMail: build.query<MailSuggestion, { articleId: string; status: OverrideChoice }>({
      keepUnusedDataFor: NOT_CACHED,
      query: ({ articleId, status }) => ({ url: `/article/${articleId}/editor/get-override-mail`, params: { status } }),
    }),
    overrideStatus: build.mutation<
      ArticleView,
      ForArticle & { status: OverrideChoice; reason: string; mail: MailBody | null }
    >({
      query: ({ articleId, ...body }) => ({ url: `/article/${articleId}/editor/override`, method: 'POST', body }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: articleTags,
    }),
  }),
});
