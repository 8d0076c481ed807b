import { TZDate, tzOffset } from '@date-fns/tz';

const DAY = 86_400_000;
const MINUTE = 60_000;

/** The local wall clock time, as if it were UTC, in milliseconds. */
function wallClock(at: Date, timeZone: string): number {
  const offset = tzOffset(timeZone, at);
  if (Number.isNaN(offset)) throw new RangeError(`No moment of a time zone: ${String(at)}, ${timeZone}`);
  return at.getTime() + offset * MINUTE;
}

/** True for an IANA name such as 'Europe/Amsterdam'. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The day on the journal's calendar, counted from 1 January 1970. @throws RangeError for an unknown zone or an invalid date. */
export const dayNumber = (at: Date, timeZone: string): number => Math.floor(wallClock(at, timeZone) / DAY);

/** The hour of the journal's day, 0 to 23. */
export const hourOfDay = (at: Date, timeZone: string): number => new Date(wallClock(at, timeZone)).getUTCHours();

/** The day of `dayNumber` as `YYYY-MM-DD`. */
export const dayName = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** The time at which a day of `dayNumber` begins: its first hour where the clocks skip midnight. */
export function startOfDay(day: number, timeZone: string): Date {
  const date = new Date(day * DAY);
  const start = new TZDate(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), timeZone);
  return new Date(start.getTime());
}

/** Days after the due day, from 1; null on that day and before. A submission on the due day is not late (lifecycle, section 3, 'Dates'). */
export function overdueDays(due: Date | null, now: Date, timeZone: string): number | null {
  // A day of a calendar has at most 25 hours. Lists ask for hundreds of dates, most of which are far ahead.
  if (due === null || due.getTime() - now.getTime() > 2 * DAY) return null;
  const days = dayNumber(now, timeZone) - dayNumber(due, timeZone);
  return days > 0 ? days : null;
}

/** The day after the same day a year earlier: together with the day itself, 12 months. */
export function yearBefore(day: number): number {
  const date = new Date(day * DAY);
  const month = date.getUTCMonth();
  date.setUTCFullYear(date.getUTCFullYear() - 1);
  // 29 February has no counterpart a year earlier.
  if (date.getUTCMonth() !== month) date.setUTCDate(0);
  return date.getTime() / DAY + 1;
}
