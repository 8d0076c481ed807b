import { DEFAULT_SETTINGS, PUBLIC_LIMITS, type PublicLimits, type PublicSettings } from '@contracts';
import type { AppStore } from '../state/store';
import { api } from './api';

/** The limits of the specification. The server checks its own limits in any case. */
const USUAL_LIMITS = Object.fromEntries(PUBLIC_LIMITS.map((name) => [name, DEFAULT_SETTINGS[name]])) as PublicLimits;

const WITHOUT_SERVER: PublicSettings = {
  ...USUAL_LIMITS,
  defaultLanguage: 'en',
  journalName: 'Quire',
  bannerText: '',
  supportEmail: '',
  mailCatcherUrl: null,
  demoAccounts: [],
  editorLicenceKey: 'GPL',
  signInProviders: [],
  brandRamp: null,
  logo: '',
};

const KEY = 'quire-public-settings';

/** Stores the settings for the next visit, whose first paint then has the journal's name and announcement. */
function keepSettings(settings: PublicSettings): PublicSettings {
  localStorage.setItem(KEY, JSON.stringify(settings));
  return settings;
}

function keptSettings(): PublicSettings | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return typeof found === 'object' && found !== null ? { ...WITHOUT_SERVER, ...found } : null;
  } catch {
    return null;
  }
}

/** The settings that the server wrote into the page (serve-client.ts); null for a page without them. */
function settingsInPage(): PublicSettings | null {
  const text = document.getElementById('public-settings')?.textContent;
  return text ? keepSettings({ ...WITHOUT_SERVER, ...(JSON.parse(text) as Partial<PublicSettings>) }) : null;
}

const inPage = settingsInPage();

/** The settings at the start of the page; they matter only until the server has answered. */
const kept = inPage ?? keptSettings();

/** Data that can be read while signed out (api, 'Files, tickets, the rest'). */
const publicApi = api.injectEndpoints({
  endpoints: (build) => ({
    publicSettings: build.query<PublicSettings, void>({
      query: () => '/settings',
      transformResponse: (answer: Partial<PublicSettings>) => keepSettings({ ...WITHOUT_SERVER, ...answer }),
      providesTags: ['Settings'],
      keepUnusedDataFor: 3600,
    }),
  }),
});

/** Starts with the settings in the page, so that they are not requested again. */
export function beginWithPage(store: AppStore): void {
  if (inPage) void store.dispatch(publicApi.util.upsertQueryData('publicSettings', undefined, inPage));
}

/** The public settings. Until they are loaded, those of the last visit, and on a first visit empty ones. */
export function usePublicSettings(): PublicSettings {
  const { data } = publicApi.usePublicSettingsQuery();
  return data ?? kept ?? WITHOUT_SERVER;
}

/** False until there are settings to show. A page that waits for them does not move when they load. */
export function usePublicSettingsKnown(): boolean {
  const { data, isError } = publicApi.usePublicSettingsQuery();
  return data !== undefined || isError || kept !== null;
}

/** CKEditor's licence key; null until loaded, since an editor cannot change its key. */
export function useEditorLicenceKey(): string | null {
  const { data, isError } = publicApi.usePublicSettingsQuery();
  return data?.editorLicenceKey ?? (isError ? WITHOUT_SERVER.editorLicenceKey : null);
}
