import type { Page, PersonArticle, PersonPage, PersonPart } from '@contracts';
import { api } from '../api/api';

export interface PersonArticlesAsked {
  id: string;
  part: PersonPart;
  /** From 1. */
  page: number;
  size: number;
}

export const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    person: build.query<PersonPage, string>({
      query: (id) => `/person/${encodeURIComponent(id)}`,
      providesTags: ['Users', 'Todo'],
    }),
    personArticles: build.query<Page<PersonArticle>, PersonArticlesAsked>({
      query: ({ id, part, page, size }) => ({
        url: `/person/${encodeURIComponent(id)}/articles`,
        params: { part, page: page - 1, size },
      }),
      providesTags: ['Todo'],
    }),
  }),
});
