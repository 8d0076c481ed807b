import type { QuickHit } from '@contracts';
import { api } from '../../../shared/api/api';

export const quickSearchApi = api.injectEndpoints({
  endpoints: (build) => ({
    quickSearch: build.query<{ items: QuickHit[] }, string>({
      query: (q) => ({ url: '/article/quick-search', params: { q } }),
      keepUnusedDataFor: 30,
      providesTags: ['Todo', 'MyList'],
    }),
  }),
});
