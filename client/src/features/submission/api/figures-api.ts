import type { ArticleView } from '@contracts';
import { api } from '../../../shared/api/api';
import { type ForArticle, ofArticle } from './tags';

export interface TitledFigure {
  fileId: string;
  figureTitle: string;
}

/** The author's figure titles. */
export const figuresApi = api.injectEndpoints({
  endpoints: (build) => ({
    // The dialog shows why titles were refused. The body is a list, so the version goes in the header.
    nameFigures: build.mutation<ArticleView, ForArticle & { version: number; figures: TitledFigure[] }>({
      query: ({ articleId, version, figures }) => ({
        url: `/article/${articleId}/reorder-figures`,
        method: 'POST',
        headers: { 'If-Match': `"${version}"` },
        body: figures,
      }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: ofArticle,
    }),
  }),
});
