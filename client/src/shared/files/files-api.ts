import type { ArticleView, Designation } from '@contracts';
import { api } from '../api/api';
import { cacheArticle } from '../api/article-api';

interface ForArticle {
  articleId: string;
}

export interface NewFile {
  filename: string;
  type: Designation;
  fileType: string;
  revision: number;
  figureTitle?: string;
  /** Id of the file that it replaces. Both happen in one step, so that a failure loses neither. */
  replaces?: string;
}

/** Tags to invalidate after a change of an article's files: the article, its lists and its log. */
const filesChanged = (_result: unknown, _error: unknown, { articleId }: ForArticle) => [
  { type: 'Article' as const, id: articleId },
  { type: 'Log' as const, id: articleId },
  'MyList' as const,
];

/** Calls for the files of an article (api, 'Articles, author side'), for authors and the office. */
export const filesApi = api.injectEndpoints({
  endpoints: (build) => ({
    // The upload dialog shows why a file was refused.
    addFile: build.mutation<ArticleView, ForArticle & { body: NewFile }>({
      query: ({ articleId, body }) => ({ url: `/article/${articleId}/add-file`, method: 'POST', body }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: filesChanged,
      onQueryStarted: cacheArticle,
    }),
    removeFile: build.mutation<ArticleView, ForArticle & { fileId: string }>({
      query: ({ articleId, fileId }) => ({ url: `/article/${articleId}/remove-file/${fileId}`, method: 'POST' }),
      invalidatesTags: filesChanged,
      onQueryStarted: cacheArticle,
    }),
    removeFiles: build.mutation<ArticleView, ForArticle & { ids: string[] }>({
      query: ({ articleId, ids }) => ({ url: `/article/${articleId}/remove-files`, method: 'POST', body: { ids } }),
      invalidatesTags: filesChanged,
      onQueryStarted: cacheArticle,
    }),
    reuseFiles: build.mutation<ArticleView, ForArticle & { type: Designation }>({
      query: ({ articleId, type }) => ({ url: `/article/${articleId}/reuse-files`, method: 'POST', body: { type } }),
      invalidatesTags: filesChanged,
      onQueryStarted: cacheArticle,
    }),
  }),
});
