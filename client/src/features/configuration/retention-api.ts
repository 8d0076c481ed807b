import type { RetentionChange, RetentionDryRun, RetentionSettings, RetentionState } from '@contracts';
import { api } from '../../shared/api/api';

/** Retention: how long data is kept, for webmasters (lifecycle, section 6 (3)). */
export const retentionApi = api.injectEndpoints({
  endpoints: (build) => ({
    retention: build.query<RetentionState, void>({
      query: () => '/retention',
      providesTags: ['Settings'],
      keepUnusedDataFor: 0,
    }),
    retentionDryRun: build.query<RetentionDryRun, RetentionSettings & { page: number; size: number }>({
      query: (params) => ({ url: '/retention/dry-run', params }),
      providesTags: ['Settings'],
      keepUnusedDataFor: 0,
    }),
    changeRetention: build.mutation<RetentionState, RetentionChange>({
      query: (body) => ({ url: '/retention', method: 'POST', body }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: ['Settings', 'SecurityLog'],
    }),
  }),
});
