import type { ArticleView, Decision, DecisionMail, MailBody, MailSuggestion, OverrideChoice } from '@contracts';
import { api } from '../../../shared/api/api';
import { articleTags, type ForArticle, NOT_CACHED } from './article-tags';

/** Decisions, including overrides (api, 'Editorial side'). */
export const decisionApi = api.injectEndpoints({
  endpoints: (build) => ({
    decisionMail: build.query<DecisionMail, { articleId: string; status: Decision }>({
      keepUnusedDataFor: NOT_CACHED,
      query: ({ articleId, status }) => ({ url: `/article/${articleId}/editor/get-mail`, params: { status } }),
      // The letter is read again with the article. Otherwise it would be sent with the article's new version and the text of before.
      providesTags: (_result, _error, { articleId }) => [{ type: 'Article', id: articleId }],
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
