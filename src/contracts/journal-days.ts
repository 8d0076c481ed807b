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

/** The year on the journal's calendar. */
export const yearOfDay = (at: Date, timeZone: string): number => new Date(wallClock(at, timeZone)).getUTCFullYear();

/** The day of `dayNumber` as `YYYY-MM-DD`. */
export const dayName = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** The time at which a day of `dayNumber` begins. Where the clocks skip midnight, that is the first hour that exists. */
export function startOfDay(day: number, timeZone: string): Date {
  const date = new Date(day * DAY);
  const start = new TZDate(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), timeZone);
  return new Date(start.getTime());
}

/** Days after the due day, counted from 1; null until that day ends. A submission on the due day is not late (lifecycle, section 3, 'Dates'). */
export function overdueDays(due: Date | null, now: Date, timeZone: string): number | null {
  // Fast path, since lists check hundreds of dates, most of which are far in the future. A calendar day has at most 25 hours.
  if (due === null || due.getTime() - now.getTime() > 2 * DAY) return null;
  const days = dayNumber(now, timeZone) - dayNumber(due, timeZone);
  return days > 0 ? days : null;
}

/** The first day of the 12 months that end with `day`: the day after the same day a year earlier. */
export function yearBefore(day: number): number {
  const date = new Date(day * DAY);
  const month = date.getUTCMonth();
  date.setUTCFullYear(date.getUTCFullYear() - 1);
  // 29 February has no counterpart a year earlier.
  if (date.getUTCMonth() !== month) date.setUTCDate(0);
  return date.getTime() / DAY + 1;
}
