import type { CreditChange, CreditSettings, CreditTest, Deposits } from '@contracts';
import { api } from '../../shared/api/api';

const screenHandlesErrors = { extraOptions: { handlesErrors: true } };
const post = (url: string, body: object = {}) => ({ url, method: 'POST', body });

/** Credit at ORCID, for webmasters. The page shows its own errors. */
export const creditApi = api.injectEndpoints({
  endpoints: (build) => ({
    credit: build.query<CreditSettings, void>({
      query: () => '/orcid-credit',
      providesTags: ['OrcidCredit'],
      keepUnusedDataFor: 0,
    }),
    changeCredit: build.mutation<null, CreditChange>({
      query: (change) => post('/orcid-credit', change),
      ...screenHandlesErrors,
      invalidatesTags: ['OrcidCredit', 'OwnCredit', 'SecurityLog'],
    }),
    testCredit: build.mutation<CreditTest, void>({ query: () => post('/orcid-credit/test'), ...screenHandlesErrors }),
    deposits: build.query<Deposits, { page: number; size: number }>({
      query: (params) => ({ url: '/orcid-credit/deposits', params }),
      providesTags: ['OrcidCredit'],
      keepUnusedDataFor: 0,
    }),
    resendDeposit: build.mutation<null, string>({
      query: (id) => post(`/orcid-credit/deposits/${id}/retry`),
      ...screenHandlesErrors,
      invalidatesTags: ['OrcidCredit'],
    }),
  }),
});
