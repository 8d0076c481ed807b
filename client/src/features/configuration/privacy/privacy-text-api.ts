import type { PrivacyTextChange, PrivacyTextState } from '@contracts';
import { api } from '../../../shared/api/api';

/** The text about personal data in every language, for webmasters. */
export const privacyTextApi = api.injectEndpoints({
  endpoints: (build) => ({
    privacyTexts: build.query<PrivacyTextState, void>({
      query: () => '/privacy-text/versions',
      providesTags: ['PrivacyText'],
      keepUnusedDataFor: 0,
    }),
    changePrivacyText: build.mutation<PrivacyTextState, PrivacyTextChange>({
      query: (body) => ({ url: '/privacy-text', method: 'POST', body }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: (_answer, error) => (error ? [] : ['PrivacyText', 'SecurityLog']),
    }),
  }),
});
