import { parseArgs } from 'node:util';
import { dayName, dayNumber, startOfDay } from '../../contracts';

const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/;

/** Invalid arguments on the command line; the message is for people. */
export class InvalidArguments extends Error {}

interface MeasureOrder {
  measure: string;
  /** A day or a moment, which the journal's calendar turns into a time; absent: now. */
  asOf: string | undefined;
  format: string;
  out: string | undefined;
}

/** A day that does not exist, such as 30 February, would become another one. */
const exists = (text: string): boolean => {
  const day = Date.parse(text.slice(0, 10));
  return !Number.isNaN(day) && dayName(dayNumber(new Date(day), 'UTC')) === text.slice(0, 10);
};

/** @throws InvalidArguments */
export function measureOrder(words: string[]): MeasureOrder {
  const text = { type: 'string' } as const;
  try {
    const options = { measure: text, 'as-of': text, format: text, out: text };
    const { measure, format = 'csv', out, 'as-of': asOf } = parseArgs({ args: words, options }).values;
    if (measure === undefined) throw new InvalidArguments('--measure must name a measure.');
    if (format !== 'csv' && format !== 'json') throw new InvalidArguments('--format must be csv or json.');
    if (asOf !== undefined && (!MOMENT.test(asOf) || Number.isNaN(Date.parse(asOf)) || !exists(asOf)))
      throw new InvalidArguments(
        '--as-of must be a day or a moment with its zone, as 2026-06-30 or 2026-06-30T12:00:00Z.',
      );
    return { measure, format, out, asOf };
  } catch (failure) {
    throw new InvalidArguments(failure instanceof Error ? failure.message : String(failure));
  }
}

/** The moment of the numbers, as for the other statistics: a day counts in full on the journal's calendar, and no moment is in the future. */
export function momentOf({ asOf }: Pick<MeasureOrder, 'asOf'>, now: Date, timeZone: string): Date {
  if (asOf === undefined) return now;
  const nextDay = dayNumber(new Date(asOf), 'UTC') + 1;
  const moment = DAY.test(asOf) ? new Date(startOfDay(nextDay, timeZone).getTime() - 1) : new Date(asOf);
  return moment < now ? moment : now;
}
