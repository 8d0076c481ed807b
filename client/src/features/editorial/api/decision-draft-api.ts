import type { Decision, DraftLetter, KeptDecisionDraft } from '@contracts';
import { api } from '../../../shared/api/api';
import { NOT_CACHED } from './article-tags';

interface Saving {
  articleId: string;
  decision: Decision;
  /** Absent while the suggested letter is unchanged. */
  letter: DraftLetter | null;
  draftVersion: number;
}

/** The draft that the signed-in person has prepared for a decision. */
export const decisionDraftApi = api.injectEndpoints({
  endpoints: (build) => ({
    decisionDraft: build.query<KeptDecisionDraft, string>({
      keepUnusedDataFor: NOT_CACHED,
      query: (articleId) => `/article/${articleId}/editor/decision-draft`,
    }),
    saveDecisionDraft: build.mutation<{ draftVersion: number }, Saving>({
      query: ({ articleId, letter, ...body }) => ({
        url: `/article/${articleId}/editor/decision-draft`,
        method: 'POST',
        body: { ...letter, ...body },
      }),
      extraOptions: { handlesErrors: true },
    }),
    discardDecisionDraft: build.mutation<KeptDecisionDraft, string>({
      query: (articleId) => ({ url: `/article/${articleId}/editor/decision-draft/discard`, method: 'POST' }),
    }),
  }),
});
