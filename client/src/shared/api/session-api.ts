import type { AuthRecord, Language, ProofOptions, User } from '@contracts';
import { api } from './api';

/** The shell's calls about the session itself. */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    keepLanguage: build.mutation<User, { id: string; language: Language }>({
      query: ({ id, language }) => ({ url: `/user/update/${id}`, method: 'POST', body: { language } }),
      invalidatesTags: ['Me'],
    }),
    me: build.query<User, void>({ query: () => '/user', providesTags: ['Me'] }),
    signOut: build.mutation<void, void>({
      query: () => ({ url: '/user/logout', method: 'POST' }),
      extraOptions: { handlesErrors: true },
    }),
    resendLink: build.mutation<void, void>({
      query: () => ({ url: '/user/address-link', method: 'POST' }),
      extraOptions: { handlesErrors: true },
    }),
    proofOptions: build.query<ProofOptions, void>({
      query: () => ({ url: '/user/proof/options', method: 'POST' }),
      keepUnusedDataFor: 0,
    }),
    prove: build.mutation<void, object>({
      query: (body) => ({ url: '/user/proof', method: 'POST', body }),
      extraOptions: { handlesErrors: true },
    }),
    startLoginAs: build.mutation<AuthRecord, string>({
      query: (id) => ({ url: `/user/loginAs/${id}`, method: 'POST' }),
    }),
    endLoginAs: build.mutation<AuthRecord, void>({ query: () => ({ url: '/user/loginAs/end', method: 'POST' }) }),
  }),
});

export const { useKeepLanguageMutation, useMeQuery, useStartLoginAsMutation, useEndLoginAsMutation } = sessionApi;
