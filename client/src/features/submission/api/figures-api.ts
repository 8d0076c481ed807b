import type { ArticleView } from '@contracts';
import { api } from '../../../shared/api/api';
import { cacheArticle } from '../../../shared/api/article-api';
import type { FigurePlace } from '../../../shared/figures/figure-places';
import { type ForArticle, ofArticle } from './tags';

/** The author's order and titles of figures. */
export const figuresApi = api.injectEndpoints({
  endpoints: (build) => ({
    // The dialog shows why the change was refused. The body is a list, so the version is in the header.
    arrangeFigures: build.mutation<ArticleView, ForArticle & { version: number; figures: FigurePlace[] }>({
      query: ({ articleId, version, figures }) => ({
        url: `/article/${articleId}/reorder-figures`,
        method: 'POST',
        headers: { 'If-Match': `"${version}"` },
        body: figures,
      }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: ofArticle,
      onQueryStarted: cacheArticle,
    }),
  }),
});
