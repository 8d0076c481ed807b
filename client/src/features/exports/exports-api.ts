import type { PackageSendings, SendingRule, SendingRuleChange, SendingRuleChanged, SendingTest } from '@contracts';
import { api } from '../../shared/api/api';

const screenHandlesErrors = { extraOptions: { handlesErrors: true } };
const post = (url: string, body: object = {}) => ({ url, method: 'POST', body });

/** Packages of accepted articles, for webmasters. The page shows its own errors. */
export const exportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    packageSending: build.query<SendingRule, void>({
      query: () => '/package-sending',
      providesTags: ['PackageSendings'],
      keepUnusedDataFor: 0,
    }),
    changePackageSending: build.mutation<SendingRuleChanged, SendingRuleChange>({
      query: (change) => post('/package-sending', change),
      ...screenHandlesErrors,
      invalidatesTags: ['PackageSendings', 'SecurityLog'],
    }),
    testPackageSending: build.mutation<SendingTest, void>({
      query: () => post('/package-sending/test'),
      ...screenHandlesErrors,
    }),
    packageSendings: build.query<PackageSendings, { page: number; size: number }>({
      query: (params) => ({ url: '/package-sendings', params }),
      providesTags: ['PackageSendings'],
      keepUnusedDataFor: 0,
    }),
    resendPackage: build.mutation<null, string>({
      query: (id) => post(`/package-sendings/${id}/retry`),
      ...screenHandlesErrors,
      invalidatesTags: ['PackageSendings'],
    }),
  }),
});
