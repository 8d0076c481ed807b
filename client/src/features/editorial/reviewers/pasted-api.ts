import type { RecognisedPerson } from '@contracts';
import { api } from '../../../shared/api/api';

export const pastedApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Who is meant by a pasted text; nothing changes. */
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
