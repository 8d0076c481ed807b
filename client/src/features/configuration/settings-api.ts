import type { BrandPreview, JournalSettings } from '@contracts';
import { api } from '../../shared/api/api';

/** The settings with the default of each; defaults differ between journals. */
export type SettingsWithDefaults = JournalSettings & { defaults: JournalSettings };

/** All settings, for webmasters (api, 'Files, tickets, the rest'). The form shows its own errors. */
export const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    journalSettings: build.query<SettingsWithDefaults, void>({
      query: () => '/settings',
      providesTags: ['Settings'],
      // A webmaster who returns to the page sees changes made by others.
      keepUnusedDataFor: 0,
    }),
    setLogo: build.mutation<JournalSettings, File>({
      query: (file) => {
        const body = new FormData();
        body.append('file', file);
        return { url: '/settings/logo', method: 'POST', body };
      },
      extraOptions: { handlesErrors: true },
      invalidatesTags: ['Settings', 'SecurityLog'],
    }),
    removeLogo: build.mutation<JournalSettings, void>({
      query: () => ({ url: '/settings/logo/remove', method: 'POST' }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: ['Settings', 'SecurityLog'],
    }),
    previewBrand: build.query<BrandPreview, string>({
      query: (colour) => ({ url: '/settings/brand', params: { colour } }),
    }),
    changeSettings: build.mutation<JournalSettings, Partial<JournalSettings>>({
      query: (body) => ({ url: '/settings', method: 'POST', body }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: ['Settings', 'SecurityLog'],
    }),
  }),
});
