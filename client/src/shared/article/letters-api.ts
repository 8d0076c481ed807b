import type { LetterToAuthor } from '@contracts';
import { api } from '../api/api';

/** The office's letters to the author of a manuscript. A change of the manuscript, such as a decision, may bring a new one. */
export const lettersApi = api.injectEndpoints({
  endpoints: (build) => ({
    letters: build.query<LetterToAuthor[], string>({
      query: (articleId) => `/article/${articleId}/letters`,
      providesTags: (_result, _error, id) => [{ type: 'Article', id }],
    }),
  }),
});
