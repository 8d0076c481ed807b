import type { ArticleView, RebuttalAnswer, RebuttalDraft, RebuttalSaved } from '@contracts';
import { api } from '../../../shared/api/api';
import { type ForArticle, ofArticle } from './tags';

/** The reply to the reviewers, and the letter that is generated from it. */
export const rebuttalApi = api.injectEndpoints({
  endpoints: (build) => ({
    rebuttal: build.query<RebuttalAnswer, string>({ query: (articleId) => `/article/${articleId}/rebuttal` }),
    // Separate from the query above, because a new answer to that one would reset the form.
    latestRebuttal: build.query<RebuttalAnswer, string>({ query: (articleId) => `/article/${articleId}/rebuttal` }),
    // The form shows why a save was refused.
    saveRebuttal: build.mutation<RebuttalSaved, ForArticle & { draft: RebuttalDraft; draftVersion?: number }>({
      query: ({ articleId, draft: { opening, replies }, draftVersion }) => ({
        url: `/article/${articleId}/rebuttal`,
        method: 'POST',
        body: {
          opening,
          replies: Object.entries(replies).map(([point, text]) => ({ point, text })),
          draftVersion,
        },
      }),
      extraOptions: { handlesErrors: true },
    }),
    makeRebuttalLetter: build.mutation<ArticleView, ForArticle>({
      query: ({ articleId }) => ({ url: `/article/${articleId}/rebuttal/letter`, method: 'POST' }),
      invalidatesTags: ofArticle,
    }),
  }),
});
