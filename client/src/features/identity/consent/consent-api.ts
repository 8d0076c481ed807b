import type { PrivacyText, User } from '@contracts';
import { api } from '../../../shared/api/api';

/** What the journal keeps about people, and their consent (lifecycle, section 6 (4)). */
export const consentApi = api.injectEndpoints({
  endpoints: (build) => ({
    privacyText: build.query<PrivacyText, void>({
      query: () => '/privacy-text',
      providesTags: ['PrivacyText'],
      extraOptions: { handlesErrors: true },
    }),
    giveConsent: build.mutation<User, number>({
      query: (version) => ({ url: '/user/consent', method: 'POST', body: { version } }),
      extraOptions: { handlesErrors: true },
      // The text may have changed since it was read.
      invalidatesTags: (_answer, error) => (error ? ['PrivacyText'] : []),
    }),
  }),
});
