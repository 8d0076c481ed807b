import { RETENTION_SETTINGS, type RetentionSettings, settingProblem, t } from '@contracts';
import type { Errors } from '../../../shared/forms/use-form';

export type RetentionName = (typeof RETENTION_SETTINGS)[number];
/** The content of the fields; empty: keep permanently. */
export type RetentionValues = Record<RetentionName, string>;

export interface RetentionField {
  name: RetentionName;
  label: string;
  help: string;
  unit: string;
}

export const RETENTION_FIELDS: readonly RetentionField[] = [
  {
    name: 'retainRejectedMonths',
    label: t('Rejected manuscripts'),
    help: t('Counted from the decision. Texts, names and files are erased; status, dates and counts are kept.'),
    unit: t('months'),
  },
  {
    name: 'retainWithdrawnMonths',
    label: t('Withdrawn manuscripts'),
    help: t('Counted from the withdrawal. The same data is erased and kept.'),
    unit: t('months'),
  },
  {
    name: 'retainDraftDays',
    label: t('Unfinished drafts'),
    help: t('Counted from the last change. The draft is deleted as a whole.'),
    unit: t('days'),
  },
  {
    name: 'retainMailMonths',
    label: t('Mails'),
    help: t('Counted from the day of the email. Text and addresses are erased; kind, time and outcome are kept.'),
    unit: t('months'),
  },
  {
    name: 'retainSecurityLogMonths',
    label: t('Security log'),
    help: t('Older entries are deleted.'),
    unit: t('months'),
  },
];

export const valuesOf = (settings: RetentionSettings): RetentionValues =>
  Object.fromEntries(
    RETENTION_SETTINGS.map((name) => [name, settings[name] === 0 ? '' : String(settings[name])]),
  ) as RetentionValues;

const numberOf = (text: string): number => (/^\d{0,5}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN);

export const settingsOf = (values: RetentionValues): RetentionSettings =>
  Object.fromEntries(RETENTION_SETTINGS.map((name) => [name, numberOf(values[name])])) as unknown as RetentionSettings;

export function problemsOf(values: RetentionValues): Errors<RetentionValues> {
  const problems = RETENTION_SETTINGS.map((name) => [name, settingProblem(name, numberOf(values[name]))] as const);
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined)) as Errors<RetentionValues>;
}
