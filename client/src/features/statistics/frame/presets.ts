import { t } from '@contracts';
import type { PeriodWords } from '../statistics-api';

export interface Preset extends PeriodWords {
  id: string;
  label: string;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `YYYY-MM-DD` in the reader's own time zone. */
const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;

/** The day after the same date `years` years ago: full years that include today. */
function sinceYears(years: number, today: Date): string {
  const date = new Date(today.getFullYear() - years, today.getMonth(), today.getDate());
  // 29 February does not exist in most years; the period then starts on 1 March.
  if (date.getMonth() === today.getMonth()) date.setDate(date.getDate() + 1);
  return dayOf(date);
}

/** Preset periods. The first is the server's default. */
export function presets(today = new Date()): readonly Preset[] {
  const year = today.getFullYear();
  const to = dayOf(today);
  return [
    { id: 'last-12-months', label: t('Last 12 months'), from: '', to: '' },
    { id: 'this-year', label: t('This year'), from: `${year}-01-01`, to },
    { id: 'last-year', label: t('Last year'), from: `${year - 1}-01-01`, to: `${year - 1}-12-31` },
    { id: 'three-years', label: t('Last three years'), from: sinceYears(3, today), to },
    { id: 'five-years', label: t('Last five years'), from: sinceYears(5, today), to },
  ];
}

/** The preset that matches an address, if any. */
export const presetOf = ({ from, to }: PeriodWords, today = new Date()): Preset | undefined =>
  presets(today).find((preset) => preset.from === from && preset.to === to);

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The error message for an invalid period; null if it is valid. */
export function periodProblem({ from, to }: PeriodWords): string | null {
  if ([from, to].some((day) => day !== '' && !DAY.test(day))) return t('Please choose both dates.');
  return from !== '' && to !== '' && from > to ? t('The end date must not be before the start date.') : null;
}
