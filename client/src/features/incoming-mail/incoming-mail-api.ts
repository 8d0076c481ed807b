import type {
  AddressMarks,
  IncomingMailSettings,
  MailboxChange,
  MailboxRuns,
  MailboxTest,
  MailHookChanged,
} from '@contracts';
import { api } from '../../shared/api/api';

const told = { extraOptions: { handlesErrors: true } };
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
      ...told,
      invalidatesTags: ['IncomingMail', 'SecurityLog'],
    }),
    changeMailHook: build.mutation<MailHookChanged, boolean>({
      query: (active) => post('/incoming-mail/hook', { active }),
      ...told,
      invalidatesTags: ['IncomingMail', 'SecurityLog'],
    }),
    testMailbox: build.mutation<MailboxTest, void>({ query: () => post('/incoming-mail/test'), ...told }),
    readMailbox: build.mutation<null, boolean>({ query: (again) => post('/incoming-mail/read', { again }), ...told }),
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
      ...told,
      invalidatesTags: ['AddressMarks', 'SecurityLog'],
    }),
  }),
});
