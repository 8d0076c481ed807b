import { startOfDay } from '../../../contracts';

const DAY = 86_400_000;
const SECOND = 1000;

/**
 * The moment at which a chosen day ends, on the journal's calendar (ADR 14). A text that names a time in another zone, such as
 * `2026-03-10T23:59:59+09:00`, means the day that is written in it. The earlier of the two ends is stored, so that the journal and
 * the person who chose the day are shown the same one.
 */
export function endOfDueDay(date: string, timeZone: string): string {
  const day = Date.parse(date.slice(0, 10)) / DAY;
  const end = startOfDay(day + 1, timeZone).getTime() - SECOND;
  const written = date.includes('T') ? Date.parse(date) : Number.NaN;
  return new Date(Number.isNaN(written) ? end : Math.min(end, written)).toISOString();
}
