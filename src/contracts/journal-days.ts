const DAY = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
  const made = new Intl.DateTimeFormat('en-GB', { timeZone, ...numeric, second: 'numeric', hourCycle: 'h23' });
  formats.set(timeZone, made);
  return made;
}

/** What the clock on the wall shows, as if it were UTC, in milliseconds; full seconds. */
function wallClock(at: Date, timeZone: string): number {
  // Taking a date apart is slow, and here there is nothing to it.
  if (timeZone === 'UTC' && !Number.isNaN(at.getTime())) return Math.floor(at.getTime() / 1_000) * 1_000;
  const parts = formatOf(timeZone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((one) => one.type === type)?.value);
  const [month, hour, minute] = [part('month') - 1, part('hour'), part('minute')];
  return Date.UTC(part('year'), month, part('day'), hour, minute, part('second'));
}

/** True for an IANA name such as 'Europe/Amsterdam'. */
export function isTimeZone(name: string): boolean {
  try {
    return formatOf(name).resolvedOptions().timeZone !== '';
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

/** The moment at which a day of `dayNumber` begins. */
export function startOfDay(day: number, timeZone: string): Date {
  const wanted = day * DAY;
  let at = wanted;
  // The offset is that of the moment sought: twice, for nights in which the clocks are changed.
  for (let times = 0; times < 2; times += 1) at += wanted - wallClock(new Date(at), timeZone);
  return new Date(at);
}

/**
 * Days since the day of a date has passed, from 1; null on the day itself and before: who sends something on its day is not late
 * (lifecycle, section 3, 'Dates').
 */
export function overdueDays(due: Date | null, now: Date, timeZone: string): number | null {
  if (due === null) return null;
  const days = dayNumber(now, timeZone) - dayNumber(due, timeZone);
  return days > 0 ? days : null;
}
