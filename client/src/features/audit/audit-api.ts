import type { AuditState, LogVerificationView } from '@contracts';
import { api } from '../../shared/api/api';

const handlesErrors = { handlesErrors: true };

/** The seals of the log, and the comparison of the log with them. */
export const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    auditState: build.query<AuditState, void>({ query: () => '/audit', providesTags: ['Audit'] }),
    sealLog: build.mutation<null, void>({
      query: () => ({ url: '/audit/seal', method: 'POST' }),
      extraOptions: handlesErrors,
      invalidatesTags: ['Audit'],
    }),
    verifyLog: build.mutation<LogVerificationView, void>({
      query: () => ({ url: '/audit/verify', method: 'POST' }),
      extraOptions: handlesErrors,
      invalidatesTags: ['Audit'],
    }),
  }),
});
