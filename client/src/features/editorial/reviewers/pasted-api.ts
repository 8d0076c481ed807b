import type { RecognisedPerson } from '@contracts';
import { api } from '../../../shared/api/api';

export const pastedApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Finds out who is meant by a pasted text; changes nothing. */
    recognisePeople: build.mutation<RecognisedPerson[], { articleId: string; text: string }>({
      query: ({ articleId, text }) => ({
        url: `/article/${articleId}/reviewer/recognise`,
        method: 'POST',
        body: { text },
      }),
      extraOptions: { handlesErrors: true },
    }),
  }),
});
