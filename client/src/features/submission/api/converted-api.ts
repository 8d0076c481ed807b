import type { DocumentsProgress } from '@contracts';
import { api } from '../../../shared/api/api';
import { type ForArticle, ofArticle } from './tags';

/** The manuscript as reviewers will read it, while its author prepares it. */
export const convertedApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Returns when the PDF is ready. The section on the page shows why it could not be created.
    convertManuscript: build.mutation<void, ForArticle>({
      query: ({ articleId }) => ({ url: `/article/${articleId}/converted-manuscript`, method: 'POST' }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: ofArticle,
    }),
    conversion: build.query<DocumentsProgress, string>({
      query: (articleId) => `/article/${articleId}/converted-manuscript`,
      providesTags: (_result, _error, id) => [{ type: 'Article', id }],
    }),
  }),
});
