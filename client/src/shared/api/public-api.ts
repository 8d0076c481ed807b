import { DEFAULT_SETTINGS, PUBLIC_LIMITS, type PublicLimits, type PublicSettings } from '@contracts';
import { api } from './api';

/** The limits of the specification; the server checks its own in any case. */
const USUAL_LIMITS = Object.fromEntries(PUBLIC_LIMITS.map((name) => [name, DEFAULT_SETTINGS[name]])) as PublicLimits;

const WITHOUT_SERVER: PublicSettings = {
  ...USUAL_LIMITS,
  journalName: 'Quire',
  bannerText: '',
  supportEmail: '',
  mailCatcherUrl: null,
  demoAccounts: [],
  editorLicenceKey: 'GPL',
  signInProviders: [],
};

/** What can be read while signed out (api, 'Files, tickets, the rest'). */
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

/** The public settings; empty ones until loaded. */
export const usePublicSettings = (): PublicSettings => publicApi.usePublicSettingsQuery().data ?? WITHOUT_SERVER;

/** CKEditor's licence key; null until loaded, since an editor cannot change its key. */
export function useEditorLicenceKey(): string | null {
  const { data, isError } = publicApi.usePublicSettingsQuery();
  return data?.editorLicenceKey ?? (isError ? WITHOUT_SERVER.editorLicenceKey : null);
}
