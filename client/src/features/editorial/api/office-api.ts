import type { ArticleView, ReviewAnswer, TodoLists } from '@contracts';
import { api } from '../../../shared/api/api';
import { reviewPath } from '../../../shared/api/article-api';
import { keepLinks } from '../../../shared/api/keep-links';
import { liveTag } from '../../../shared/changes/live';
import { articleTags, type ForArticle } from './article-tags';

/** The reads and writes about an article that the whole office uses (api, 'Editorial side'). */
export const officeApi = api.injectEndpoints({
  endpoints: (build) => ({
    todoLists: build.query<TodoLists, { associate: boolean; size: number }>({
      query: ({ associate, size }) => ({
        url: associate ? '/article/associate/article-list' : '/article/editor/article-list',
        params: { size },
      }),
      providesTags: ['Todo', liveTag('todo')],
    }),
    staffReview: build.query<ReviewAnswer, { articleId: string; reviewId: string }>({
      query: reviewPath,
      providesTags: (_result, _error, { reviewId }) => [{ type: 'Review', id: reviewId }],
      onCacheEntryAdded: keepLinks(reviewPath),
    }),
    addNote: build.mutation<ArticleView, ForArticle & { note: string; sendAnyway?: boolean }>({
      query: ({ articleId, ...body }) => ({
        url: `/article/${articleId}/assistant/new-note`,
        method: 'POST',
        // Sent in the body because a note can exceed the maximum length of a URL.
        body,
      }),
      invalidatesTags: articleTags,
    }),
  }),
});
