import type { ReviewerConflict } from '@contracts';
import { api } from '../../../shared/api/api';

export const conflictsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The reviewers of the present revision who may have a conflict of interest. */
    reviewerConflicts: build.query<ReviewerConflict[], string>({
      query: (articleId) => `/article/${articleId}/reviewer-conflicts`,
      providesTags: (_result, _error, id) => ['Blacklist', 'Users', { type: 'Article', id }],
    }),
  }),
});
