import type { NewApp, NewRecoveryCodes, OwnFactors } from '@contracts';
import { api } from '../../../shared/api/api';

const handlesErrors = { handlesErrors: true };
export const post = (url: string) => (body: object | void) => ({ url, method: 'POST', ...(body ? { body } : {}) });

/** The second factors of the person's own account (lifecycle, section 5 (5)). */
export const factorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownFactors: build.query<OwnFactors, void>({ query: () => '/user/factors', providesTags: ['Factors'] }),
    startApp: build.mutation<NewApp, { name: string }>({
      query: post('/user/factors/app'),
      extraOptions: handlesErrors,
    }),
    confirmApp: build.mutation<NewRecoveryCodes, { id: string; code: string }>({
      query: post('/user/factors/app/confirm'),
      extraOptions: handlesErrors,
      invalidatesTags: ['Factors'],
    }),
    startPasskey: build.mutation<object, void>({
      query: post('/user/factors/passkey'),
      extraOptions: handlesErrors,
    }),
    confirmPasskey: build.mutation<NewRecoveryCodes, { name: string; passkey: object }>({
      query: post('/user/factors/passkey/confirm'),
      extraOptions: handlesErrors,
      invalidatesTags: ['Factors'],
    }),
    renameFactor: build.mutation<void, { id: string; name: string }>({
      query: ({ id, name }) => ({ url: `/user/factors/${id}/rename`, method: 'POST', body: { name } }),
      extraOptions: handlesErrors,
      invalidatesTags: ['Factors'],
    }),
    removeFactor: build.mutation<void, string>({
      query: (id) => ({ url: `/user/factors/${id}/remove`, method: 'POST' }),
      invalidatesTags: ['Factors'],
    }),
    renewCodes: build.mutation<NewRecoveryCodes, void>({
      query: post('/user/factors/recovery-codes'),
      invalidatesTags: ['Factors'],
    }),
  }),
});
