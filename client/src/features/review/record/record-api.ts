import type { CheckedCertificate, Naming, ReviewerCertificate, ReviewingRecord } from '@contracts';
import { api } from '../../../shared/api/api';

/** The signed-in person's own reviewing, and the check of anyone's certificate. */
export const recordApi = api.injectEndpoints({
  endpoints: (build) => ({
    reviewingRecord: build.query<ReviewingRecord, void>({
      query: () => '/reviewing-record',
      providesTags: ['ReviewingRecord'],
    }),
    issueCertificate: build.mutation<ReviewerCertificate, number | null>({
      query: (year) => ({ url: '/reviewing-record/certificates', method: 'POST', body: { year } }),
      invalidatesTags: ['ReviewingRecord'],
    }),
    withdrawCertificate: build.mutation<null, string>({
      query: (id) => ({ url: `/reviewing-record/certificates/${id}/withdraw`, method: 'POST' }),
      invalidatesTags: ['ReviewingRecord'],
    }),
    chooseNaming: build.mutation<null, Naming>({
      query: (naming) => ({ url: '/reviewing-record/naming', method: 'POST', body: { naming } }),
      invalidatesTags: ['ReviewingRecord'],
      // Shown immediately, and reverted if the server refuses.
      onQueryStarted: async (naming, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          recordApi.util.updateQueryData('reviewingRecord', undefined, (record) => {
            record.naming = naming;
          }),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
    }),
    checkCertificate: build.query<CheckedCertificate, string>({
      query: (code) => `/certificate/${encodeURIComponent(code)}`,
      keepUnusedDataFor: 0,
    }),
  }),
});
