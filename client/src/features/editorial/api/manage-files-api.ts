import type { ArticleView, DocumentsProgress, FileView } from '@contracts';
import { api } from '../../../shared/api/api';
import type { FigurePlace } from '../../../shared/figures/figure-places';
import { articleTags, type ForArticle } from './article-tags';

/** The office's file operations other than adding and deleting (api, 'Editorial side'). */
export const manageFilesApi = api.injectEndpoints({
  endpoints: (build) => ({
    // The dialog shows why an order was refused, which may be because the view was out of date.
    reorderFigures: build.mutation<ArticleView, ForArticle & { version: number; figures: FigurePlace[] }>({
      query: ({ articleId, version, figures }) => ({
        url: `/article/${articleId}/reorder-figures`,
        method: 'POST',
        body: figures,
        headers: { 'If-Match': `"${version}"` },
      }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: articleTags,
    }),
    // Returns when the PDF is ready. A second call during generation joins the first.
    regenerate: build.mutation<FileView, ForArticle>({
      query: ({ articleId }) => `/article/${articleId}/regenerate-combined-pdf`,
      extraOptions: { handlesErrors: true },
      invalidatesTags: articleTags,
    }),
    // Fetched again after each change of the article, so that the end of a generation is never missed.
    documentsProgress: build.query<DocumentsProgress, string>({
      query: (id) => `/article/${id}/regenerate-combined-pdf/progress`,
      providesTags: (_result, _error, id) => [{ type: 'Article', id }],
    }),
  }),
});
