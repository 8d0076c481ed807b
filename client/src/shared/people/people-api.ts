import type { AddressMark, Page, PersonArticle, PersonPage, PersonPart } from '@contracts';
import { api } from '../api/api';

export interface PersonArticlesAsked {
  id: string;
  part: PersonPart;
  /** Counted from 1. */
  page: number;
  size: number;
}

export const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The given addresses to which mails bounce. If the call fails, no address is marked. */
    findAddressMarks: build.query<AddressMark[], readonly string[]>({
      query: (addresses) => ({ url: '/address-marks/find', method: 'POST', body: { addresses } }),
      extraOptions: { handlesErrors: true },
      providesTags: ['AddressMarks'],
    }),
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
