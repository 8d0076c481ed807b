import type { PublicSettings } from '../../../src/contracts';
import { api } from './api';

const WITHOUT_SERVER: PublicSettings = {
  journalName: 'Quire',
  bannerText: '',
  supportEmail: '',
  mailCatcherUrl: null,
  demoAccounts: [],
};

/** What may be read signed out (api, 'Files, tickets, the rest'). */
const publicApi = api.injectEndpoints({
  endpoints: (build) => ({
    publicSettings: build.query<PublicSettings, void>({
      query: () => '/settings',
      transformResponse: (answer: Partial<PublicSettings>) => ({ ...WITHOUT_SERVER, ...answer }),
      providesTags: ['Settings'],
      keepUnusedDataFor: 3600,
    }),
  }),
});

/** The public settings; until they are there, empty ones. */
export const usePublicSettings = (): PublicSettings => publicApi.usePublicSettingsQuery().data ?? WITHOUT_SERVER;
