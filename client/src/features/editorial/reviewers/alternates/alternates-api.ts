import type { ArticleView } from '@contracts';
import { api } from '../../../../shared/api/api';
import { articleTags, type ForArticle } from '../../api/article-tags';

export interface AlternatesChange extends ForArticle {
  /** All alternates, in the order in which they are invited. */
  reviewerIds: readonly string[];
  automatic: boolean;
}

/** The people who are invited when a reviewer declines or does not answer. */
export const alternatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    setAlternates: build.mutation<ArticleView, AlternatesChange>({
      query: ({ articleId, ...body }) => ({ url: `/article/${articleId}/alternates`, method: 'POST', body }),
      invalidatesTags: articleTags,
    }),
  }),
});
