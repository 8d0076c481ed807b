import { dateFormat, numberFormat, relativeFormat, t } from '@contracts';

const DAY_MS = 86_400_000;

const dates = () => dateFormat({ day: 'numeric', month: 'short', year: 'numeric' });
const shortDates = () => dateFormat({ day: 'numeric', month: 'short' });
const times = () => dateFormat({ hour: '2-digit', minute: '2-digit' });
const moments = () => dateFormat({ dateStyle: 'long', timeStyle: 'short' });
const distances = () => relativeFormat({ numeric: 'auto' });

/** '3 Mar 2026', in the reader's time zone. */
export const formatDate = (iso: string): string => dates().format(new Date(iso));
/** '3 Mar' of the present year, '3 Mar 2025' of another. */
export function formatShortDate(iso: string, now: Date = new Date()): string {
  const date = new Date(iso);
  return (date.getFullYear() === now.getFullYear() ? shortDates() : dates()).format(date);
}
/** '10:42'. */
export const formatTime = (when: string | Date): string => times().format(new Date(when));
/** '3 March 2026 at 10:42'. */
export const formatDateTime = (iso: string): string => moments().format(new Date(iso));

/** Calendar days between two moments; negative if `to` is earlier. */
export function daysBetween(from: string | Date, to: string | Date = new Date()): number {
  const midnight = (when: string | Date) => new Date(when).setHours(0, 0, 0, 0);
  return Math.round((midnight(to) - midnight(from)) / DAY_MS);
}

/** 'yesterday', '3 weeks ago', 'in 5 days'. */
export function formatRelative(iso: string, now: Date = new Date()): string {
  const minutes = Math.round((new Date(iso).getTime() - now.getTime()) / 60_000);
  if (Math.abs(minutes) < 1) return t('just now');
  if (Math.abs(minutes) < 60) return distances().format(minutes, 'minute');
  const days = daysBetween(now, iso);
  if (days === 0) return distances().format(Math.round(minutes / 60), 'hour');
  if (Math.abs(days) < 14) return distances().format(days, 'day');
  if (Math.abs(days) < 60) return distances().format(Math.round(days / 7), 'week');
  if (Math.abs(days) < 730) return distances().format(Math.round(days / 30.44), 'month');
  return distances().format(Math.round(days / 365.25), 'year');
}

/** '1,000,026'. */
export const formatNumber = (value: number): string => numberFormat({}).format(value);

/** '1 day', '4 days'. */
export const countDays = (days: number): string => t('{days, plural, one {# day} other {# days}}', { days });
