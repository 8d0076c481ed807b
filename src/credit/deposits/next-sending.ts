import { dayName, dayNumber, startOfDay } from '../../contracts';

const DAY_MS = 86_400_000;

/**
 * The first day of the next month on the journal's calendar. Reviews are sent together: a review sent right after the decision would show
 * the authors who wrote it.
 */
export function nextSending(now: Date, timeZone: string): Date {
  const [year = 0, month = 0] = dayName(dayNumber(now, timeZone)).split('-').map(Number);
  return startOfDay(Date.UTC(year, month, 1) / DAY_MS, timeZone);
}

/** The year of a moment on the journal's calendar. */
export const yearOfMoment = (moment: string, timeZone: string): number =>
  Number(dayName(dayNumber(new Date(moment), timeZone)).slice(0, 4));
