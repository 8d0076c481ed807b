import type { ArticleView, DocumentsProgress, FileView } from '@contracts';
import { api } from '../../../shared/api/api';
import { changed, type ForArticle } from './changed';

export interface FigurePlace {
  fileId: string;
  figureTitle: string;
}

/** What the office does with files besides adding and deleting them (api, 'Editorial side'). */
export const manageFilesApi = api.injectEndpoints({
  endpoints: (build) => ({
    // The dialog shows why an order was refused; it may be that of a view that has been overtaken.
    reorderFigures: build.mutation<ArticleView, ForArticle & { version: number; figures: FigurePlace[] }>({
      query: ({ articleId, version, figures }) => ({
        url: `/article/${articleId}/reorder-figures`,
        method: 'POST',
        body: figures,
        headers: { 'If-Match': `"${version}"` },
      }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: changed,
    }),
    // Answers once the PDF is made; a second call while one is made joins it.
    regenerate: build.mutation<FileView, ForArticle>({
      query: ({ articleId }) => `/article/${articleId}/regenerate-combined-pdf`,
      extraOptions: { handlesErrors: true },
      invalidatesTags: changed,
    }),
    // Asked once more after each change of the article, so that the end of a making is never missed.
    documentsProgress: build.query<DocumentsProgress, string>({
      query: (id) => `/article/${id}/regenerate-combined-pdf/progress`,
      providesTags: (_result, _error, id) => [{ type: 'Article', id }],
    }),
  }),
});
