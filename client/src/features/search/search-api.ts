import type { ArticleFilters, Author, FoundArticle, FoundArticles, Page, PersonName, SavedSearch } from '@contracts';
import { api } from '../../shared/api/api';

interface PageWanted {
  /** Counted from 1. */
  page: number;
  size: number;
  sort: string;
}

const named = ({ id, firstName, lastName, institute }: Author): PersonName => ({ id, firstName, lastName, institute });

const allCall = ({ page, filters, ...params }: PageWanted & { filters: ArticleFilters }) => ({
  url: '/article/all',
  params: { ...params, ...filters, page: page - 1, statusList: filters.statusList?.join(',') },
});

/** All manuscripts, the search and saved searches (api, 'Editorial side'). */
export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    allArticles: build.query<Page<FoundArticle>, PageWanted & { filters: ArticleFilters }>({
      query: allCall,
      providesTags: ['Todo'],
    }),
    searchArticles: build.query<FoundArticles, PageWanted & { filters: ArticleFilters }>({
      query: ({ filters, page, ...rest }) => ({
        url: '/article/search',
        method: 'POST',
        body: { ...filters, ...rest, page: page - 1 },
      }),
      providesTags: ['Todo'],
    }),
    authorsByName: build.query<PersonName[], string>({
      query: (q) => ({ url: '/article/author/list', params: { q } }),
      transformResponse: (authors: Author[]) => authors.map(named),
    }),
    uploaders: build.query<PersonName[], string>({
      query: (q) => ({ url: '/article/upload-user-list', params: { q } }),
    }),
    associateNames: build.query<PersonName[], void>({ query: () => '/user/associate-editor-list' }),
    savedSearches: build.query<SavedSearch[], void>({
      query: () => '/article/saved-searches',
      providesTags: ['SavedSearches'],
    }),
    saveSearch: build.mutation<SavedSearch, Omit<SavedSearch, 'id'>>({
      query: (body) => ({ url: '/article/saved-searches', method: 'POST', body }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: ['SavedSearches'],
    }),
    renameSearch: build.mutation<SavedSearch, { id: string; name: string }>({
      query: ({ id, name }) => ({ url: `/article/saved-searches/${id}`, method: 'POST', body: { name } }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: ['SavedSearches'],
    }),
    deleteSearch: build.mutation<unknown, string>({
      query: (id) => ({ url: `/article/saved-searches/${id}/delete`, method: 'POST' }),
      invalidatesTags: ['SavedSearches'],
    }),
  }),
});
