import type { Decision, HeldDecision, LastHeldDecision, MailBody } from '@contracts';
import { api } from '../../../shared/api/api';
import { articleTags, type ForArticle, NOT_CACHED } from './article-tags';

/** Sending a decision, which can be undone for some seconds. */
export const heldDecisionApi = api.injectEndpoints({
  endpoints: (build) => ({
    heldDecision: build.query<LastHeldDecision, string>({
      keepUnusedDataFor: NOT_CACHED,
      query: (articleId) => `/article/${articleId}/editor/decision/held`,
    }),
    holdDecision: build.mutation<HeldDecision, ForArticle & { decision: Decision; mail: MailBody }>({
      query: ({ articleId, version, decision, mail }) => ({
        url: `/article/${articleId}/editor/decision/hold`,
        params: { decision },
        method: 'POST',
        body: { ...mail, version },
      }),
      extraOptions: { handlesErrors: true },
      // If the setting is 0 seconds, the decision is already carried out.
      invalidatesTags: (held, error, about) => (held?.state === 'SENT' || error ? articleTags(held, error, about) : []),
    }),
    takeDecisionBack: build.mutation<HeldDecision, string>({
      query: (articleId) => ({ url: `/article/${articleId}/editor/decision/take-back`, method: 'POST' }),
    }),
    sendDecisionNow: build.mutation<HeldDecision, string>({
      query: (articleId) => ({ url: `/article/${articleId}/editor/decision/send-now`, method: 'POST' }),
    }),
  }),
});
