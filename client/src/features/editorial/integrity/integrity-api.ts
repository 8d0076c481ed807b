import type { IntegrityView } from '@contracts';
import { api } from '../../../shared/api/api';

/** Signs in a manuscript for which people should look (ADR 105). */
export const integrityApi = api.injectEndpoints({
  endpoints: (build) => ({
    integrity: build.query<IntegrityView, string>({
      query: (articleId) => `/article/${articleId}/integrity`,
      providesTags: (_result, _error, id) => [{ type: 'Article', id }],
    }),
    checkIntegrity: build.mutation<IntegrityView, string>({
      query: (articleId) => ({ url: `/article/${articleId}/integrity/check`, method: 'POST' }),
      extraOptions: { handlesErrors: true },
    }),
  }),
});
