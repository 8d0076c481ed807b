import type { CreditStart, OwnCredit, OwnCreditReviews } from '@contracts';
import { api } from '../../../shared/api/api';

/** Whether the journal sends the signed-in person's reviews to their ORCID record. */
export const ownCreditApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownCredit: build.query<OwnCredit, void>({
      query: () => '/reviewing-record/orcid',
      providesTags: ['OwnCredit'],
      keepUnusedDataFor: 0,
    }),
    ownCreditReviews: build.query<OwnCreditReviews, { page: number; size: number }>({
      query: (params) => ({ url: '/reviewing-record/orcid/reviews', params }),
      providesTags: ['OwnCredit'],
      keepUnusedDataFor: 0,
    }),
    startCredit: build.mutation<CreditStart, void>({
      query: () => ({ url: '/reviewing-record/orcid/start', method: 'POST' }),
    }),
    finishCredit: build.mutation<null, { query: string; secret: string }>({
      query: (body) => ({ url: '/reviewing-record/orcid/finish', method: 'POST', body }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: ['OwnCredit'],
    }),
    leaveOutReview: build.mutation<null, string>({
      query: (id) => ({ url: `/reviewing-record/orcid/reviews/${id}/remove`, method: 'POST' }),
      invalidatesTags: ['OwnCredit'],
    }),
    withdrawCredit: build.mutation<null, void>({
      query: () => ({ url: '/reviewing-record/orcid/withdraw', method: 'POST' }),
      invalidatesTags: ['OwnCredit'],
    }),
  }),
});
