import type { ArticleView, Designation } from '../../../../../src/contracts';
import { api } from '../../../app/api';
import { type ForArticle, ofArticle } from './tags';

export interface NewFile {
  filename: string;
  type: Designation;
  fileType: string;
  revision: number;
  figureTitle?: string;
}

/** The files of a manuscript (api, 'Articles, author side'). */
export const filesApi = api.injectEndpoints({
  endpoints: (build) => ({
    // The upload dialog shows why a file was refused.
    addFile: build.mutation<ArticleView, ForArticle & { body: NewFile }>({
      query: ({ articleId, body }) => ({ url: `/article/${articleId}/add-file`, method: 'POST', body }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: ofArticle,
    }),
    removeFile: build.mutation<ArticleView, ForArticle & { fileId: string }>({
      query: ({ articleId, fileId }) => ({ url: `/article/${articleId}/remove-file/${fileId}`, method: 'POST' }),
      invalidatesTags: ofArticle,
    }),
    removeFiles: build.mutation<ArticleView, ForArticle & { ids: string[] }>({
      query: ({ articleId, ids }) => ({ url: `/article/${articleId}/remove-files`, method: 'POST', body: { ids } }),
      invalidatesTags: ofArticle,
    }),
    reuseFiles: build.mutation<ArticleView, ForArticle & { type: Designation }>({
      query: ({ articleId, type }) => ({ url: `/article/${articleId}/reuse-files`, method: 'POST', body: { type } }),
      invalidatesTags: ofArticle,
    }),
  }),
});
