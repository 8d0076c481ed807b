import type { ArticleView, Author, SuggestedReviewer } from '@contracts';
import { api } from '../../../shared/api/api';
import { type ForArticle, ofArticle } from './tags';

export interface AuthorCriteria {
  firstName?: string;
  lastName?: string;
  email?: string;
  orcid?: string;
}

export type AuthorFields = Partial<Omit<Author, 'id'>> & { firstName: string; lastName: string; email: string };

/** Authors and suggested reviewers (api, 'Articles, author side'). The dialogs show refusals themselves. */
export const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    findAuthors: build.query<Author[], AuthorCriteria>({
      query: (params) => ({ url: '/article/author/find', params: { ...params } }),
    }),
    saveAuthor: build.mutation<Author, AuthorFields & { id?: string; replace?: boolean }>({
      query: (body) => ({ url: '/article/author/save', method: 'POST', body }),
      extraOptions: { handlesErrors: true },
    }),
    // The body is a list, so the version is in the header.
    changeSuggestions: build.mutation<ArticleView, ForArticle & { version: number; suggestions: SuggestedReviewer[] }>({
      query: ({ articleId, version, suggestions }) => ({
        url: `/article/${articleId}/change-suggestions`,
        method: 'POST',
        headers: { 'If-Match': `"${version}"` },
        body: suggestions,
      }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: ofArticle,
    }),
    suggestReviewer: build.mutation<ArticleView, ForArticle & { body: SuggestedReviewer }>({
      query: ({ articleId, body }) => ({ url: `/article/${articleId}/suggest-new-reviewer`, method: 'POST', body }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: ofArticle,
    }),
  }),
});
