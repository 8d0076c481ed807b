import { parseArgs } from 'node:util';
import { ARTICLE_TYPES, dayNumber, startOfDay, STATISTICS_REPORTS, type StatisticsReport } from '../../../contracts';
import type { Asked } from '../asked';
import { dayOf, InvalidPeriod, periodOf } from '../period';

export const STATISTICS_FORMATS = ['csv', 'json'] as const;
export type StatisticsFormat = (typeof STATISTICS_FORMATS)[number];

/** Invalid arguments on the command line; the message is for people. */
export class InvalidArguments extends Error {}

const STATISTICS_USAGE =
  'Usage: npm run statistics -- --format csv|json [--from 2026-01-01] [--to 2026-06-30] [--as-of 2026-06-30] ' +
  '[--report reviewers|associates|journal] [--type 2] [--out statistics.csv]';

/** The arguments as given; the journal's calendar decides which days they mean. */
export interface StatisticsOrder {
  format: StatisticsFormat;
  /** One report, or all. */
  reports: readonly StatisticsReport[];
  typeId: number | null;
  from: string | undefined;
  to: string | undefined;
  asOf: string | undefined;
  /** Path of the file; null means standard output. */
  out: string | null;
}

const OPTIONS = {
  format: { type: 'string' },
  report: { type: 'string' },
  type: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  'as-of': { type: 'string' },
  out: { type: 'string' },
} as const;

/** @throws WrongWords that names the invalid argument and the valid ones. */
export function statisticsOrder(words: readonly string[]): StatisticsOrder {
  const { values } = parsed(words);
  const format = STATISTICS_FORMATS.find((name) => name === values.format);
  if (!format) throw new InvalidArguments(`--format must be ${STATISTICS_FORMATS.join(' or ')}.\n${STATISTICS_USAGE}`);
  if (values.out === '') throw new InvalidArguments('--out must name a file.');
  const order = { from: values.from, to: values.to, asOf: values['as-of'], out: values.out ?? null };
  return { format, reports: reportsOf(values.report), typeId: typeOf(values.type), ...order };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS });
  } catch (failure) {
    throw new InvalidArguments(`${failure instanceof Error ? failure.message : String(failure)}\n${STATISTICS_USAGE}`);
  }
}

function reportsOf(text: string | undefined): readonly StatisticsReport[] {
  if (text === undefined) return STATISTICS_REPORTS;
  const report = STATISTICS_REPORTS.find((name) => name === text);
  if (!report)
    throw new InvalidArguments(`--report must be ${STATISTICS_REPORTS.join(', ')}; without it you get all three.`);
  return [report];
}

function typeOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const type = ARTICLE_TYPES.find(({ id }) => String(id) === text);
  if (type) return type.id;
  const known = ARTICLE_TYPES.map(({ id, name }) => `${id} (${name})`).join(', ');
  throw new InvalidArguments(`--type must be the number of an article type: ${known}.`);
}

/**
 * The period and moment, on the journal's calendar. A day given by `--as-of` counts in full, today counts until now.
 * @throws WrongWords for invalid days, and for a moment after the end of the log.
 */
export function askedOf({ from, to, asOf: text }: StatisticsOrder, now: Date, timeZone: string): Asked {
  try {
    const asOf = text === undefined ? now : momentOf(text, now, timeZone);
    return { ...periodOf({ from, to }, { asOf, timeZone }), asOf, timeZone, walledOff: [] };
  } catch (failure) {
    if (failure instanceof InvalidPeriod) throw new InvalidArguments(`--${failure.parameter}: ${failure.message}`);
    throw failure;
  }
}

function momentOf(text: string, now: Date, timeZone: string): Date {
  const day = dayOf('as-of', text, timeZone);
  if (day > dayNumber(now, timeZone)) throw new InvalidPeriod('as-of', 'The day must not lie in the future.');
  const moment = text.includes('T') ? new Date(text) : new Date(startOfDay(day + 1, timeZone).getTime() - 1);
  return moment < now ? moment : now;
}
