import type { BlacklistAuthor } from '@contracts';
import { api } from '../../../shared/api/api';

/** A new entry has no id. */
export type BlacklistEntry = Omit<BlacklistAuthor, 'id'> & { id?: string };

/** People who may not review (spec part 2, section 2, 'Blacklist'). The candidate list also marks them. */
export const blacklistApi = api.injectEndpoints({
  endpoints: (build) => ({
    blacklist: build.query<BlacklistAuthor[], void>({
      query: () => '/article/blacklist-author-list',
      providesTags: ['Blacklist'],
    }),
    saveToBlacklist: build.mutation<BlacklistAuthor, BlacklistEntry>({
      query: (body) => ({ url: '/article/blacklist-author/save', method: 'POST', body }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: ['Blacklist', 'ReviewerPanel'],
    }),
    deleteFromBlacklist: build.mutation<{ message: string }, string>({
      query: (id) => ({ url: `/article/blacklist-author/${id}/delete`, method: 'POST' }),
      invalidatesTags: ['Blacklist', 'ReviewerPanel'],
    }),
  }),
});
