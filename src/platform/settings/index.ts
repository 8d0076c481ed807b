export { SETTINGS, type SettingsReader } from './settings';
export { SettingsStore } from './settings.store';
export { SETTINGS_MIGRATIONS } from './tables';
