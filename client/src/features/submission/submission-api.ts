import type {
  ArticleCard,
  ArticleStatus,
  ArticleView,
  Author,
  Designation,
  PersonName,
  ReviewAnswer,
  SaveArticleRequest,
  SuggestedReviewer,
} from '../../../../src/contracts';
import { api } from '../../app/api';

export interface AuthorSearch {
  firstName?: string;
  lastName?: string;
  email?: string;
  orcid?: string;
}

export interface NewFile {
  filename: string;
  type: Designation;
  fileType: string;
  revision: number;
  figureTitle?: string;
}

export type AuthorFields = Partial<Omit<Author, 'id'>> & { firstName: string; lastName: string; email: string };

interface ForArticle {
  articleId: string;
}

const ofArticle = (_result: unknown, _error: unknown, { articleId }: ForArticle) => [
  { type: 'Article' as const, id: articleId },
];
const ofArticleAndLists = (_result: unknown, _error: unknown, { articleId }: ForArticle) => [
  { type: 'Article' as const, id: articleId },
  'MyList' as const,
  'Counts' as const,
];

/** The calls of the author's side (api, 'Articles, author side'). */
export const submissionApi = api.injectEndpoints({
  endpoints: (build) => ({
    articleTypes: build.query<{ id: number; name: string }[], void>({
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
      providesTags: ['MyList'],
    }),
    maskedReview: build.query<ReviewAnswer, ForArticle & { reviewId: string }>({
      query: ({ articleId, reviewId }) => `/article/${articleId}/get-review/${reviewId}`,
    }),
    saveArticle: build.mutation<ArticleView, SaveArticleRequest>({
      query: (body) => ({ url: '/article/save', method: 'POST', body }),
      invalidatesTags: ['MyList', 'Counts'],
    }),
    updateArticle: build.mutation<ArticleView, ForArticle & { body: SaveArticleRequest }>({
      query: ({ articleId, body }) => ({ url: `/article/${articleId}/update`, method: 'POST', body }),
      invalidatesTags: (result, error, request) =>
        request.body.isCompleted ? ofArticleAndLists(result, error, request) : ofArticle(result, error, request),
    }),
    findAuthors: build.query<Author[], AuthorSearch>({
      query: (params) => ({ url: '/article/author/find', params: { ...params } }),
    }),
    saveAuthor: build.mutation<Author, AuthorFields & { id?: string }>({
      query: (body) => ({ url: '/article/author/save', method: 'POST', body }),
    }),
    suggestReviewer: build.mutation<ArticleView, ForArticle & { body: SuggestedReviewer }>({
      query: ({ articleId, body }) => ({ url: `/article/${articleId}/suggest-new-reviewer`, method: 'POST', body }),
      invalidatesTags: ofArticle,
    }),
    addFile: build.mutation<ArticleView, ForArticle & { body: NewFile }>({
      query: ({ articleId, body }) => ({ url: `/article/${articleId}/add-file`, method: 'POST', body }),
      invalidatesTags: ofArticle,
    }),
    removeFile: build.mutation<ArticleView, ForArticle & { fileId: string }>({
      query: ({ articleId, fileId }) => ({ url: `/article/${articleId}/remove-file/${fileId}`, method: 'POST' }),
      invalidatesTags: ofArticle,
    }),
    removeFiles: build.mutation<ArticleView, ForArticle & { ids: string[] }>({
      query: ({ articleId, ids }) => ({ url: `/article/${articleId}/remove-files`, method: 'POST', body: { ids } }),
      invalidatesTags: ofArticle,
    }),
    reuseFiles: build.mutation<ArticleView, ForArticle & { type: Designation }>({
      query: ({ articleId, type }) => ({ url: `/article/${articleId}/reuse-files`, method: 'POST', body: { type } }),
      invalidatesTags: ofArticle,
    }),
    makeOverview: build.mutation<{ location: string }, ForArticle>({
      query: ({ articleId }) => `/article/${articleId}/overall`,
      invalidatesTags: ofArticle,
    }),
    deleteDraft: build.mutation<void, ForArticle>({
      query: ({ articleId }) => ({ url: `/article/${articleId}/delete`, method: 'POST' }),
      invalidatesTags: ['MyList', 'Counts'],
    }),
    submitRevision: build.mutation<ArticleView, ForArticle & { version: number; confirmed: boolean }>({
      query: ({ articleId, version, confirmed }) => ({
        url: `/article/${articleId}/submit-revision`,
        method: 'POST',
        body: { articleId, files: [], version, confirmed },
      }),
      invalidatesTags: ofArticleAndLists,
    }),
    submitCorrection: build.mutation<ArticleView, ForArticle & { version: number }>({
      query: ({ articleId, version }) => ({
        url: `/article/${articleId}/submit-correction`,
        method: 'POST',
        body: { articleId, files: [], version },
      }),
      invalidatesTags: ofArticleAndLists,
    }),
    withdrawArticle: build.mutation<ArticleView, ForArticle & { reason: string; version: number }>({
      query: ({ articleId, reason, version }) => ({
        url: `/article/${articleId}/withdraw`,
        method: 'POST',
        body: { reason, version },
      }),
      invalidatesTags: ofArticleAndLists,
    }),
  }),
});
