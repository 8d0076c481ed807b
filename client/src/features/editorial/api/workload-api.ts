import type { AssociateWorkload, HeldArticle } from '@contracts';
import { api } from '../../../shared/api/api';
import { liveTag } from '../../../shared/changes/live';

/** The workload of associate editors (api, 'Editorial side'). */
export const workloadApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The articles assigned to the signed-in associate editor. */
    heldArticles: build.query<HeldArticle[], void>({
      query: () => '/article/associate/my-articles',
      providesTags: ['Todo', liveTag('todo')],
    }),
    workload: build.query<AssociateWorkload[], void>({
      query: () => '/article/associate/workload',
      providesTags: ['Todo', liveTag('todo')],
    }),
  }),
});
