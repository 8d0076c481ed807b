import type { ArticleCard, ArticleView, MailBody, MailSuggestion } from '@contracts';
import { api } from '../../../shared/api/api';
import { liveTag } from '../../../shared/changes/live';
import { articleTags, type ForArticle, NOT_CACHED } from './article-tags';

/** The assistant's check of new submissions (api, 'Editorial side'). */
export const checkApi = api.injectEndpoints({
  endpoints: (build) => ({
    newArticles: build.query<ArticleCard[], { size: number }>({
      query: ({ size }) => ({ url: '/article/assistant/new-articles', params: { size } }),
      providesTags: ['AssistantList', liveTag('new-articles')],
    }),
    correctionMails: build.query<MailSuggestion[], string>({
      keepUnusedDataFor: NOT_CACHED,
      query: (id) => `/article/${id}/assistant/get-correction-mails`,
    }),
    rejectMail: build.query<MailSuggestion, string>({
      keepUnusedDataFor: NOT_CACHED,
      query: (id) => `/article/${id}/assistant/get-reject-mail`,
    }),
    requestCorrection: build.mutation<ArticleView, ForArticle & { reason: string; mail: MailBody }>({
      query: ({ articleId, version, reason, mail }) => ({
        url: `/article/${articleId}/assistant/correction`,
        method: 'POST',
        body: { reason, version, ...mail },
      }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: articleTags,
    }),
    decideCheck: build.mutation<
      ArticleView,
      ForArticle & { accept: boolean; guidelinesChecked: boolean; emailDto?: MailBody }
    >({
      query: ({ articleId, ...body }) => ({
        url: `/article/${articleId}/assistant/decide`,
        method: 'POST',
        body: { ...body, files: [] },
      }),
      invalidatesTags: articleTags,
    }),
  }),
});
