import type { QuickHit } from '../../../../../src/contracts';
import { api } from '../../api';

export const quickSearchApi = api.injectEndpoints({
  endpoints: (build) => ({
    quickSearch: build.query<{ items: QuickHit[] }, string>({
      query: (q) => ({ url: '/article/quick-search', params: { q } }),
      keepUnusedDataFor: 30,
      providesTags: ['Todo', 'MyList'],
    }),
  }),
});
