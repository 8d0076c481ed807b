import type { AuthorshipRequestView, AuthorshipResponse, AuthorshipView } from '@contracts';
import { api } from '../api/api';

interface OneLink {
  articleId: string;
  requestId: string;
  /** From the link in the mail; absent for the signed-in person who was asked. */
  requestKey: string | undefined;
}

const keyHeader = (key: string | undefined): Record<string, string> => (key ? { 'X-Authorship-Key': key } : {});

/** Who has confirmed authorship, and the authors' own answers. */
export const authorshipApi = api.injectEndpoints({
  endpoints: (build) => ({
    authorship: build.query<AuthorshipView, string>({
      query: (articleId) => `/article/${articleId}/authorship`,
      providesTags: (_result, _error, id) => [{ type: 'Article', id }],
    }),
    remindAuthors: build.mutation<{ message: string }, string>({
      query: (articleId) => ({ url: `/article/${articleId}/remind-authors`, method: 'POST', body: {} }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: (_result, _error, id) => [
        { type: 'Article', id },
        { type: 'Log', id },
      ],
    }),
    authorshipRequest: build.query<AuthorshipRequestView, OneLink>({
      query: ({ articleId, requestId, requestKey }) => ({
        url: `/article/${articleId}/authorship-request/${requestId}`,
        headers: keyHeader(requestKey),
      }),
    }),
    answerAuthorship: build.mutation<{ message: string }, OneLink & { answer: AuthorshipResponse }>({
      query: ({ articleId, requestId, requestKey, answer }) => ({
        url: `/article/${articleId}/authorship-response/${requestId}`,
        method: 'POST',
        headers: keyHeader(requestKey),
        body: answer,
      }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: ['MyList'],
    }),
  }),
});
