import type {
  AddressMarks,
  IncomingMailSettings,
  MailboxChange,
  MailboxRuns,
  MailboxTest,
  MailHookChanged,
} from '@contracts';
import { api } from '../../shared/api/api';

const screenHandlesErrors = { extraOptions: { handlesErrors: true } };
const post = (url: string, body: object = {}) => ({ url, method: 'POST', body });

/** The mailbox of the journal, for webmasters. The page shows its own errors. */
export const incomingMailApi = api.injectEndpoints({
  endpoints: (build) => ({
    incomingMail: build.query<IncomingMailSettings, void>({
      query: () => '/incoming-mail',
      providesTags: ['IncomingMail'],
      keepUnusedDataFor: 0,
    }),
    changeMailbox: build.mutation<null, MailboxChange>({
      query: (change) => post('/incoming-mail', change),
      ...screenHandlesErrors,
      invalidatesTags: ['IncomingMail', 'SecurityLog'],
    }),
    changeMailHook: build.mutation<MailHookChanged, boolean>({
      query: (active) => post('/incoming-mail/hook', { active }),
      ...screenHandlesErrors,
      invalidatesTags: ['IncomingMail', 'SecurityLog'],
    }),
    testMailbox: build.mutation<MailboxTest, void>({
      query: () => post('/incoming-mail/test'),
      ...screenHandlesErrors,
    }),
    readMailbox: build.mutation<null, boolean>({
      query: (again) => post('/incoming-mail/read', { again }),
      ...screenHandlesErrors,
    }),
    mailboxRuns: build.query<MailboxRuns, { page: number; size: number }>({
      query: (params) => ({ url: '/incoming-mail/runs', params }),
      providesTags: ['IncomingMail'],
      keepUnusedDataFor: 0,
    }),
    addressMarks: build.query<AddressMarks, { page: number; size: number }>({
      query: (params) => ({ url: '/address-marks', params }),
      providesTags: ['AddressMarks'],
      keepUnusedDataFor: 0,
    }),
    clearAddressMark: build.mutation<null, string>({
      query: (address) => post('/address-marks/clear', { address }),
      ...screenHandlesErrors,
      invalidatesTags: ['AddressMarks', 'SecurityLog'],
    }),
  }),
});
