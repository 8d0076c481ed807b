import type { RevisionChanges } from '@contracts';
import { api } from '../../../../shared/api/api';

export const revisionChangesApi = api.injectEndpoints({
  endpoints: (build) => ({
    revisionChanges: build.query<RevisionChanges, string>({
      query: (articleId) => `/article/${articleId}/revision-changes`,
      providesTags: (_result, _error, id) => [{ type: 'Article', id }],
    }),
  }),
});
