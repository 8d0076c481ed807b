import type { JournalSettings } from '../../contracts';

/** The journal's limits, days and texts (lifecycle, section 4 (4)). */
export interface SettingsReader {
  /** The current settings, cached; defaults where no value is stored. */
  current(): Promise<JournalSettings>;
}

/** Dependency injection token of the settings. */
export const SETTINGS = Symbol('SETTINGS');
