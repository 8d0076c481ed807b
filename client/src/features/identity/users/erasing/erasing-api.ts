import type { ErasurePreview } from '@contracts';
import { api } from '../../../../shared/api/api';

/** The erasure of a person by a webmaster (lifecycle, section 6 (2)). */
export const erasingApi = api.injectEndpoints({
  endpoints: (build) => ({
    erasurePreview: build.query<ErasurePreview, string>({ query: (id) => `/user/${id}/erasure` }),
    erasePerson: build.mutation<{ message: string }, { id: string; confirmation: string }>({
      query: ({ id, ...body }) => ({ url: `/user/${id}/erasure`, method: 'POST', body }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: ['Users', 'ReviewerPanel'],
    }),
  }),
});
