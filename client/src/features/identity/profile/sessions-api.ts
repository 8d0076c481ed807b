import type { OwnSession } from '@contracts';
import { api } from '../../../shared/api/api';

/** Where the person is signed in (lifecycle, section 5 (8)). */
export const sessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownSessions: build.query<OwnSession[], void>({ query: () => '/user/sessions', providesTags: ['Sessions'] }),
    endSession: build.mutation<void, string>({
      query: (id) => ({ url: `/user/sessions/${id}/end`, method: 'POST' }),
      invalidatesTags: ['Sessions'],
    }),
    endOtherSessions: build.mutation<void, void>({
      query: () => ({ url: '/user/sessions/end-others', method: 'POST' }),
      invalidatesTags: ['Sessions'],
    }),
  }),
});
