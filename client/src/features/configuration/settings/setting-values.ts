import { DEFAULT_SETTINGS, isWholeSetting, type JournalSettings, settingProblem, t } from '@contracts';
import type { Errors } from '../../../shared/forms/use-form';
import type { SettingName } from './setting-field';

/** The content of the form's fields. */
export type SettingValues = Record<SettingName, string>;

const NAMES = Object.keys(DEFAULT_SETTINGS) as SettingName[];
const MB = 2 ** 20;
const WHOLE = /^\d{1,9}$/;
const DECIMAL = /^\d{1,4}([.,]\d{1,3})?$/;

const textOf = (name: SettingName, value: string | number): string =>
  name === 'maxUploadBytes' ? String(Math.round((Number(value) / MB) * 1000) / 1000) : String(value);

/** Converts settings to field values: bytes become MB. */
export const valuesOf = (settings: JournalSettings): SettingValues =>
  Object.fromEntries(NAMES.map((name) => [name, textOf(name, settings[name])])) as SettingValues;

/** Converts a field's text to a setting; NaN if it is not a number. */
function settingOf(name: SettingName, text: string): string | number {
  if (!isWholeSetting(name)) return text.trim();
  const typed = text.trim();
  if (name === 'maxUploadBytes')
    return DECIMAL.test(typed) ? Math.round(Number(typed.replace(',', '.')) * MB) : Number.NaN;
  return WHOLE.test(typed) ? Number(typed) : Number.NaN;
}

const UPLOAD_MESSAGE = t('Please enter a size from 1 to 50 MB.');

export function problemsOf(values: SettingValues): Errors<SettingValues> {
  const problems = NAMES.map((name) => {
    const problem = settingProblem(name, settingOf(name, values[name]));
    return [name, problem && name === 'maxUploadBytes' ? UPLOAD_MESSAGE : problem] as const;
  });
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined)) as Errors<SettingValues>;
}

/** Only the changed settings, so that saving never reverts another webmaster's change. */
export function changesOf(values: SettingValues, settings: JournalSettings): Partial<JournalSettings> {
  const shown = valuesOf(settings);
  const changed = NAMES.filter((name) => values[name] !== shown[name]);
  return Object.fromEntries(changed.map((name) => [name, settingOf(name, values[name])]));
}
