import type { Page, QuickHit, User } from '@contracts';
import { api } from '../../../shared/api/api';

/** Small, so that the screens listed below stay in view. */
const PEOPLE = 5;

export const quickSearchApi = api.injectEndpoints({
  endpoints: (build) => ({
    quickSearch: build.query<{ items: QuickHit[] }, string>({
      query: (q) => ({ url: '/article/quick-search', params: { q } }),
      extraOptions: { isOfFrame: true },
      keepUnusedDataFor: 30,
      providesTags: ['Todo', 'MyList'],
    }),
    /** For staff only. */
    quickPeople: build.query<Page<User>, string>({
      query: (q) => ({ url: '/user/all', params: { q, size: PEOPLE } }),
      extraOptions: { isOfFrame: true },
      keepUnusedDataFor: 30,
      providesTags: ['Users'],
    }),
  }),
});
