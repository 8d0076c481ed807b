import type { ArticleView } from '@contracts';
import { api } from '../../../shared/api/api';
import { type ForArticle, ofStatus } from './tags';

/** Submitting and revising by the author (api, 'Articles, author side'). */
export const sendingApi = api.injectEndpoints({
  endpoints: (build) => ({
    submitRevision: build.mutation<ArticleView, ForArticle & { version: number; confirmed: boolean }>({
      query: ({ articleId, version, confirmed }) => ({
        url: `/article/${articleId}/submit-revision`,
        method: 'POST',
        body: { articleId, files: [], version, confirmed },
      }),
      invalidatesTags: ofStatus,
    }),
    submitCorrection: build.mutation<ArticleView, ForArticle & { version: number }>({
      query: ({ articleId, version }) => ({
        url: `/article/${articleId}/submit-correction`,
        method: 'POST',
        body: { articleId, files: [], version },
      }),
      invalidatesTags: ofStatus,
    }),
  }),
});
