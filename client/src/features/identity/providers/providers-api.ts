import type {
  OwnSignIns,
  PersonFields,
  ProviderAnswer,
  ProviderStart,
  SignInAnswer,
  SignInProviderId,
} from '@contracts';
import { api } from '../../../shared/api/api';

interface Start {
  provider: SignInProviderId;
  returnTo: string;
}

interface ProvidedPerson extends PersonFields {
  ticket: string;
  email: string;
  emailRepeat: string;
  privacyVersion?: number;
}

const handlesErrors = { handlesErrors: true };

/** Sign-in by ORCID and OpenID Connect (ADR 42). */
export const providersApi = api.injectEndpoints({
  endpoints: (build) => ({
    startSignIn: build.mutation<ProviderStart, Start>({
      query: ({ provider, returnTo }) => ({ url: `/sign-in/${provider}/start`, method: 'POST', body: { returnTo } }),
    }),
    startLink: build.mutation<ProviderStart, Start>({
      query: ({ provider, returnTo }) => ({
        url: `/user/sign-ins/${provider}/start`,
        method: 'POST',
        body: { returnTo },
      }),
    }),
    finishSignIn: build.mutation<ProviderAnswer, { query: string; secret: string }>({
      query: (body) => ({ url: '/sign-in/finish', method: 'POST', body }),
      extraOptions: handlesErrors,
      invalidatesTags: ['Me', 'SignIns'],
    }),
    registerByProvider: build.mutation<SignInAnswer, ProvidedPerson>({
      query: (body) => ({ url: '/sign-in/register', method: 'POST', body }),
      extraOptions: handlesErrors,
      // The text about personal data may have changed since it was read.
      invalidatesTags: (_answer, error) => (error ? ['PrivacyText'] : []),
    }),
    linkSignIn: build.mutation<void, { ticket: string }>({
      query: (body) => ({ url: '/user/sign-ins/link', method: 'POST', body }),
      extraOptions: handlesErrors,
      invalidatesTags: ['Me', 'SignIns'],
    }),
    unlinkSignIn: build.mutation<void, SignInProviderId>({
      query: (provider) => ({ url: `/user/sign-ins/${provider}/unlink`, method: 'POST' }),
      invalidatesTags: ['SignIns'],
    }),
    ownSignIns: build.query<OwnSignIns, void>({ query: () => '/user/sign-ins', providesTags: ['SignIns'] }),
  }),
});
