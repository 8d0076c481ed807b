import type { ArticleView, OverviewProgress, SaveArticleRequest } from '@contracts';
import { api } from '../../../shared/api/api';
import { type ForArticle, ofArticle, ofStatus } from './tags';

/** Calls for writing a manuscript before submission (api, 'Articles, author side'). */
export const draftsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // The wizard itself shows why a draft could not be saved, and keeps the text.
    saveArticle: build.mutation<ArticleView, SaveArticleRequest>({
      query: (body) => ({ url: '/article/save', method: 'POST', body }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: ['MyList', 'Counts'],
    }),
    updateArticle: build.mutation<ArticleView, ForArticle & { body: SaveArticleRequest }>({
      query: ({ articleId, body }) => ({ url: `/article/${articleId}/update`, method: 'POST', body }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: (result, error, request) =>
        error ? [] : request.body.isCompleted ? ofStatus(result, error, request) : ofArticle(result, error, request),
    }),
    makeOverview: build.mutation<{ location: string }, ForArticle>({
      query: ({ articleId }) => `/article/${articleId}/overall`,
      // The overview section shows why the PDF could not be created.
      extraOptions: { handlesErrors: true },
      invalidatesTags: ofArticle,
    }),
    overviewProgress: build.query<OverviewProgress, string>({
      query: (articleId) => `/article/${articleId}/overall/progress`,
      providesTags: (_result, _error, id) => [{ type: 'Article', id }],
    }),
    deleteDraft: build.mutation<void, ForArticle>({
      query: ({ articleId }) => ({ url: `/article/${articleId}/delete`, method: 'POST' }),
      invalidatesTags: ['MyList', 'Counts'],
    }),
  }),
});
