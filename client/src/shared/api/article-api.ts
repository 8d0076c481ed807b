import type { ArticleView } from '@contracts';
import type { AppDispatch } from '../state/store';
import { api } from './api';
import { keepLinks } from './keep-links';

interface OneReview {
  articleId: string;
  reviewId: string;
}

const articlePath = (id: string): string => `/article/${id}`;

/** The path of a review, as far as its reader may see it. */
export const reviewPath = ({ articleId, reviewId }: OneReview): string =>
  `/article/${articleId}/get-review/${reviewId}`;

/** Queries of one article that several features share. */
export const articleApi = api.injectEndpoints({
  endpoints: (build) => ({
    article: build.query<ArticleView, string>({
      query: articlePath,
      providesTags: (_result, _error, id) => [{ type: 'Article', id }],
      onCacheEntryAdded: keepLinks(articlePath),
    }),
    /**
     * Used only to detect whether a newer article exists. It does not use the version, because versions of authors and reviewers have
     * no order.
     */
    articleLastUpdate: build.query<string, string>({
      query: articlePath,
      transformResponse: ({ lastUpdate }: ArticleView) => lastUpdate,
    }),
  }),
});

export const { useArticleQuery, useLazyArticleQuery, useLazyArticleLastUpdateQuery } = articleApi;

/**
 * For a screen in the frame of an article: loads the article again unless it was loaded at most this many seconds ago. On a slow machine
 * the screen renders after the answer to the frame's request, and would send a second request.
 */
export const REFETCH_ON_MOUNT = { refetchOnMountOrArgChange: 2 } as const;

interface Sending {
  dispatch: AppDispatch;
  queryFulfilled: PromiseLike<{ data: ArticleView }>;
}

/**
 * For `onQueryStarted` of a change: shows the article from its answer immediately. The next action, even before the page has loaded the
 * article again, is then sent with the newest version.
 */
export async function cacheArticle({ articleId }: { articleId: string }, sending: Sending): Promise<void> {
  try {
    const { data } = await sending.queryFulfilled;
    sending.dispatch(articleApi.util.updateQueryData('article', articleId, () => data));
  } catch {
    // The caller shows why a change was refused.
  }
}
