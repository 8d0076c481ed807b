import type { PasswordQuestion, PasswordRating } from '@contracts';
import { api } from '../../../shared/api/api';

const passwordApi = api.injectEndpoints({
  endpoints: (build) => ({
    passwordRating: build.query<PasswordRating, PasswordQuestion>({
      query: (body) => ({ url: '/password-strength', method: 'POST', body }),
      // No password stays in the store.
      keepUnusedDataFor: 0,
      extraOptions: { handlesErrors: true },
    }),
  }),
});

export const { usePasswordRatingQuery } = passwordApi;
