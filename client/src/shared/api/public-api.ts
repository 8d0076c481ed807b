import { DEFAULT_SETTINGS, PUBLIC_LIMITS, type PublicLimits, type PublicSettings } from '@contracts';
import type { AppStore } from '../state/store';
import { api } from './api';

/** The limits of the specification. The server checks its own limits in any case. */
const USUAL_LIMITS = Object.fromEntries(PUBLIC_LIMITS.map((name) => [name, DEFAULT_SETTINGS[name]])) as PublicLimits;

const FALLBACK_SETTINGS: PublicSettings = {
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
function storeSettings(settings: PublicSettings): PublicSettings {
  localStorage.setItem(KEY, JSON.stringify(settings));
  return settings;
}

function readStoredSettings(): PublicSettings | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return typeof found === 'object' && found !== null ? { ...FALLBACK_SETTINGS, ...found } : null;
  } catch {
    return null;
  }
}

/** The settings that the server wrote into the page (serve-client.ts); null for a page without them. */
function settingsInPage(): PublicSettings | null {
  const text = document.getElementById('public-settings')?.textContent;
  return text ? storeSettings({ ...FALLBACK_SETTINGS, ...(JSON.parse(text) as Partial<PublicSettings>) }) : null;
}

const inPage = settingsInPage();

/** The settings at the start of the page; they matter only until the server has answered. */
const initialSettings = inPage ?? readStoredSettings();

/** Data that can be read while signed out (api, 'Files, tickets, the rest'). */
const publicApi = api.injectEndpoints({
  endpoints: (build) => ({
    publicSettings: build.query<PublicSettings, void>({
      query: () => '/settings',
      transformResponse: (answer: Partial<PublicSettings>) => storeSettings({ ...FALLBACK_SETTINGS, ...answer }),
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
  return data ?? initialSettings ?? FALLBACK_SETTINGS;
}

/** False until there are settings to show. A page that waits for them does not move when they load. */
export function usePublicSettingsKnown(): boolean {
  const { data, isError } = publicApi.usePublicSettingsQuery();
  return data !== undefined || isError || initialSettings !== null;
}

/** CKEditor's licence key; null until loaded, since an editor cannot change its key. */
export function useEditorLicenceKey(): string | null {
  const { data, isError } = publicApi.usePublicSettingsQuery();
  return data?.editorLicenceKey ?? (isError ? FALLBACK_SETTINGS.editorLicenceKey : null);
}
