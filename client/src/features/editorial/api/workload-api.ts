import type { ArticleCard, AssociateWorkload } from '../../../../../src/contracts';
import { api } from '../../../app/api';

/** What associate editors hold (api, 'Editorial side'). */
export const workloadApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the signed-in associate editor holds. */
    heldArticles: build.query<ArticleCard[], void>({
      query: () => '/article/associate/my-articles',
      providesTags: ['Todo'],
    }),
    workload: build.query<AssociateWorkload[], void>({
      query: () => '/article/associate/workload',
      providesTags: ['Todo'],
    }),
  }),
});
