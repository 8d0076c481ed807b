import type { MergePreview } from '@contracts';
import { api } from '../../../../shared/api/api';

export interface MergePair {
  keptId: string;
  otherId: string;
}

/** The merging of two accounts of one person (lifecycle, section 5 (3)). */
export const mergingApi = api.injectEndpoints({
  endpoints: (build) => ({
    mergePreview: build.query<MergePreview, MergePair>({
      query: ({ keptId, otherId }) => `/user/${keptId}/merge/${otherId}`,
    }),
    mergeAccounts: build.mutation<{ message: string }, MergePair>({
      query: ({ keptId, otherId }) => ({ url: `/user/${keptId}/merge/${otherId}`, method: 'POST' }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: ['Users', 'ReviewerPanel'],
    }),
  }),
});
