import { parseArgs } from 'node:util';

export interface GenerateOptions {
  articles: number;
  seed: number;
  years: number;
  /** The journal's present: no event is later. */
  until: Date;
  /** Allow a store that already has articles. */
  add: boolean;
  /** The database to use instead of the configured one. */
  database: string | null;
  /** False: the read models are left to be computed when the server starts. */
  rebuild: boolean;
}

export const USAGE = `Usage: npm run generate -- --articles 100000 [--seed 1] [--years 5] [--until 2026-06-30] [--add]
                         [--database postgres://user:password@host:5432/name] [--no-rebuild]

Writes realistic histories of this many articles into an empty event store, with all people who took part in them.
The same seed, number, years and end give the same events. --add: into a store that is not empty. --until: today by default.`;

/** An invalid argument on the command line. */
export class OptionError extends Error {}

function whole(name: string, text: string | undefined, fallback: number, low: number, high: number): number {
  if (text === undefined) return fallback;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= low && value <= high))
    throw new OptionError(`--${name} must be a whole number from ${low} to ${high} (it is '${text}')`);
  return value;
}

function dayOf(text: string | undefined, now: Date): Date {
  if (text === undefined) return new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
  const day = new Date(`${text}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  if (!isDay || day > now || day.getUTCFullYear() < 1990)
    throw new OptionError(`--until must be a day up to today, such as 2026-06-30 (it is '${text}')`);
  return day;
}

function databaseOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text))
    throw new OptionError('--database must have the form postgres://user:password@host:5432/name');
  return text;
}

function parsed(words: string[]) {
  try {
    return parseArgs({
      args: words,
      options: {
        ...{
          articles: { type: 'string' },
          seed: { type: 'string' },
          years: { type: 'string' },
          until: { type: 'string' },
        },
        ...{
          database: { type: 'string' },
          add: { type: 'boolean' },
          'no-rebuild': { type: 'boolean' },
          help: { type: 'boolean' },
        },
      },
    }).values;
  } catch (failure) {
    throw new OptionError(failure instanceof Error ? failure.message : String(failure));
  }
}

/**
 * Null when help was requested.
 * @throws OptionError that describes the problem.
 */
export function optionsOf(words: string[], now: Date): GenerateOptions | null {
  const values = parsed(words);
  if (values.help) return null;
  if (values.articles === undefined) throw new OptionError('Please say how many articles: --articles 1000');
  return {
    articles: whole('articles', values.articles, 0, 1, 1_000_000),
    seed: whole('seed', values.seed, 1, 0, 999_999_999),
    years: whole('years', values.years, 5, 1, 30),
    until: dayOf(values.until, now),
    add: values.add ?? false,
    database: databaseOf(values.database),
    rebuild: !values['no-rebuild'],
  };
}
