import type { Keyword, KeywordUses } from '@contracts';
import { api } from '../../../shared/api/api';

const handlesErrors = { handlesErrors: true };

/** The journal's list of keywords (spec part 2, section 2, 'Keywords'). */
export const keywordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    keywords: build.query<Keyword[], void>({ query: () => '/article/keywords', providesTags: ['Keywords'] }),
    keywordUses: build.query<KeywordUses, string>({ query: (id) => `/article/keywords/${id}/uses` }),
    addKeyword: build.mutation<Keyword, string>({
      query: (keyword) => ({ url: '/article/keywords', method: 'POST', body: { keyword } }),
      extraOptions: handlesErrors,
      invalidatesTags: ['Keywords'],
    }),
    renameKeyword: build.mutation<Keyword, Keyword>({
      query: ({ id, keyword }) => ({ url: `/article/keywords/${id}`, method: 'POST', body: { keyword } }),
      extraOptions: handlesErrors,
      invalidatesTags: ['Keywords'],
    }),
    deleteKeyword: build.mutation<Keyword, string>({
      query: (id) => ({ url: `/article/keywords/${id}/delete`, method: 'POST' }),
      invalidatesTags: ['Keywords'],
    }),
  }),
});
