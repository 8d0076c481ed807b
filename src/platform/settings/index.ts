export { DEMO_ACCOUNTS, type DemoAccounts } from './demo-accounts';
export { SETTINGS, type SettingsReader } from './settings';
export { SettingsStore } from './settings.store';
export { SETTINGS_MIGRATIONS } from './tables';
