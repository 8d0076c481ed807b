import type { ArticleView, Decision, MailBody, MailSuggestion, OverrideStatus } from '@contracts';
import { api } from '../../../shared/api/api';
import { changed, type ForArticle } from './changed';

/** Decisions, including overrides (api, 'Editorial side'). */
export const decisionApi = api.injectEndpoints({
  endpoints: (build) => ({
    decisionMail: build.query<MailSuggestion, { articleId: string; status: Decision }>({
      query: ({ articleId, status }) => ({ url: `/article/${articleId}/editor/get-mail`, params: { status } }),
    }),
    decide: build.mutation<ArticleView, ForArticle & { decision: Decision; mail: MailBody }>({
      query: ({ articleId, version, decision, mail }) => ({
        url: `/article/${articleId}/editor/decision`,
        params: { decision },
        method: 'POST',
        body: { ...mail, version },
      }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: changed,
    }),
    overrideStatus: build.mutation<ArticleView, ForArticle & { status: OverrideStatus; reason: string }>({
      query: ({ articleId, ...body }) => ({ url: `/article/${articleId}/editor/override`, method: 'POST', body }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: changed,
    }),
  }),
});
