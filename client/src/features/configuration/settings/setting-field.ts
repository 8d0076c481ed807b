import { type JournalSettings, t } from '@contracts';

export type SettingName = keyof JournalSettings;

export interface SettingField {
  name: SettingName;
  label: string;
  help: string;
  /** Shown after the field. */
  unit?: string;
  /** Number of lines, for longer texts. */
  rows?: number;
}

export interface SettingGroup {
  title: string;
  fields: readonly SettingField[];
}

/** A number of days. */
export const days = (name: SettingName, label: string, help: string): SettingField => ({
  name,
  label,
  help,
  unit: t('days'),
});
