import type { AuthRecord } from '@contracts';
import { api } from '../../../shared/api/api';
import { post } from './factors-api';

const handlesErrors = { handlesErrors: true };

/** Signing in with a second factor, and recovery without it (lifecycle, section 5 (5)). */
export const signInFactorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    askPasskey: build.mutation<object, { ticket?: string }>({
      query: post('/authenticate/passkey/options'),
      extraOptions: handlesErrors,
    }),
    signInByPasskey: build.mutation<AuthRecord, { passkey: object }>({
      query: post('/authenticate/passkey'),
      extraOptions: handlesErrors,
    }),
    takeSecondStep: build.mutation<
      AuthRecord,
      { ticket: string; code?: string; recoveryCode?: string; passkey?: object }
    >({
      query: post('/authenticate/second-step'),
      extraOptions: handlesErrors,
    }),
    removeFactors: build.mutation<void, { key: string; password: string }>({
      query: post('/remove-factors'),
      extraOptions: handlesErrors,
    }),
  }),
});
