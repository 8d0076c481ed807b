import type { ArticleCard, ArticleStatus, PersonName, ReviewAnswer, TypeOfArticle } from '@contracts';
import { api } from '../../../shared/api/api';
import { liveTag } from '../../../shared/changes/live';
import type { ForArticle } from './tags';

/** Lists for the author's screens other than the manuscript itself (api, 'Articles, author side'). */
export const listsApi = api.injectEndpoints({
  endpoints: (build) => ({
    articleTypes: build.query<TypeOfArticle[], void>({
      query: () => '/article/types',
      providesTags: ['Types'],
    }),
    articleKeywords: build.query<{ id: string; keyword: string }[], void>({
      query: () => '/article/keywords',
      providesTags: ['Keywords'],
    }),
    knownReviewers: build.query<PersonName[], string>({
      query: (q) => ({ url: '/user/reviewer-list', params: q === '' ? {} : { q } }),
    }),
    myArticles: build.query<ArticleCard[], ArticleStatus[]>({
      query: (statuses) => ({ url: '/article/my-list-with-status', params: { status: statuses.join(',') } }),
      providesTags: ['MyList', liveTag('my-list')],
    }),
    maskedReview: build.query<ReviewAnswer, ForArticle & { reviewId: string }>({
      query: ({ articleId, reviewId }) => `/article/${articleId}/get-review/${reviewId}`,
    }),
  }),
});
