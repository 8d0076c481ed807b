import type { User } from '@contracts';
import { api } from '../../../shared/api/api';

interface NewReviewer {
  articleId: string;
  firstName: string;
  lastName: string;
  email: string;
}

export const suggestedApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Creates an account for a person suggested by the authors. The person gets a link to set a password. */
    addSuggested: build.mutation<User, NewReviewer>({
      query: ({ articleId: _article, ...person }) => ({ url: '/user/saveReviewer', method: 'POST', body: person }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: (_result, _error, { articleId }) => ['Users', { type: 'ReviewerPanel', id: articleId }],
    }),
  }),
});
