import { dayName, dayNumber, startOfDay, type StatisticsPeriod, yearBefore } from '../../contracts';
import type { Asked } from './asked';

const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;
const DAY_MS = 86_400_000;

/** The longest period, in days: a century of months is more than a person reads. */
const MAX_PERIOD_DAYS = 36_525;

/** Accepted years; anything outside is a typing error. */
const YEARS = { first: 1900, last: 2999 } as const;

/** An invalid parameter, by its name; the message is for people. */
export class InvalidPeriod extends Error {
  constructor(
    readonly parameter: 'from' | 'to' | 'as-of',
    message: string,
  ) {
    super(message);
  }
}

/**
 * The day on the journal's calendar that a text specifies: `YYYY-MM-DD`, or a moment on that day. Counted as by `dayNumber`.
 * @throws WrongPeriod
 */
export function dayOf(parameter: InvalidPeriod['parameter'], text: string, timeZone: string): number {
  if (DAY.test(text)) {
    const day = Date.parse(`${text}T00:00:00Z`) / DAY_MS;
    // Date.UTC would turn 30 February into 2 March.
    if (Number.isFinite(day) && dayName(day) === text) return requireSupportedYear(parameter, day);
  }
  const at = MOMENT.test(text) ? new Date(text) : new Date(Number.NaN);
  if (!Number.isNaN(at.getTime())) return requireSupportedYear(parameter, dayNumber(at, timeZone));
  throw new InvalidPeriod(parameter, `'${text}' is not a day: write it as 2026-06-30.`);
}

function requireSupportedYear(parameter: InvalidPeriod['parameter'], day: number): number {
  const year = new Date(day * DAY_MS).getUTCFullYear();
  if (year >= YEARS.first && year <= YEARS.last) return day;
  throw new InvalidPeriod(parameter, `The day must lie between the years ${YEARS.first} and ${YEARS.last}.`);
}

interface Words {
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * The requested period, in whole days on the journal's calendar. The default is 12 months up to the day of `asOf` (spec part 2,
 * '/reviewersStatistics').
 * @throws WrongPeriod for an invalid day, a period that ends before it begins, or one that is too long.
 */
export function periodOf(
  { from, to }: Words,
  { asOf, timeZone }: Pick<Asked, 'asOf' | 'timeZone'>,
): Pick<Asked, 'period' | 'from' | 'until'> {
  const last = to === undefined ? dayNumber(asOf, timeZone) : dayOf('to', to, timeZone);
  const first = from === undefined ? yearBefore(last) : dayOf('from', from, timeZone);
  if (first > last) throw new InvalidPeriod('from', 'The end date must not be before the start date.');
  if (last - first >= MAX_PERIOD_DAYS) throw new InvalidPeriod('from', 'The period must not be longer than 100 years.');
  return {
    period: { from: dayName(first), to: dayName(last) },
    from: startOfDay(first, timeZone),
    until: startOfDay(last + 1, timeZone),
  };
}

/** The months of a period, `YYYY-MM`, oldest first. */
export function monthsOf({ from, to }: StatisticsPeriod): string[] {
  const months: string[] = [];
  const date = new Date(`${from.slice(0, 7)}-01T00:00:00Z`);
  for (; date.toISOString().slice(0, 7) <= to.slice(0, 7); date.setUTCMonth(date.getUTCMonth() + 1))
    months.push(date.toISOString().slice(0, 7));
  return months;
}

/** The moment at which a month `YYYY-MM` begins. */
export const startOfMonth = (month: string, timeZone: string): Date =>
  startOfDay(Date.parse(`${month}-01T00:00:00Z`) / DAY_MS, timeZone);
