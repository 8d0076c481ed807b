import type { ArticleView } from '@contracts';
import { api } from '../../../shared/api/api';
import { type ForArticle, ofArticle } from './tags';

export interface TitledFigure {
  fileId: string;
  figureTitle: string;
}

/** Titles of figures, given by their author. */
export const figuresApi = api.injectEndpoints({
  endpoints: (build) => ({
    // The dialog shows why titles were refused. A list has no room for the version: it goes in the header.
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
