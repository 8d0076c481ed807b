import type { ArticleView } from '@contracts';
import { api } from '../../api/api';

interface Withdrawal {
  articleId: string;
  reason: string;
  version: number;
}

/** Withdrawing a manuscript by its author. */
export const withdrawApi = api.injectEndpoints({
  endpoints: (build) => ({
    withdrawArticle: build.mutation<ArticleView, Withdrawal>({
      query: ({ articleId, reason, version }) => ({
        url: `/article/${articleId}/withdraw`,
        method: 'POST',
        body: { reason, version },
      }),
      invalidatesTags: (_result, _error, { articleId }) => [{ type: 'Article', id: articleId }, 'MyList', 'Counts'],
    }),
  }),
});
