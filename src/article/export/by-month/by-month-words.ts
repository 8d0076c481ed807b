import { parseArgs } from 'node:util';
import { InvalidArguments, refuseOtherCommands } from '../export-words';

/** The parsed command line of an export by month. */
export interface ByMonthWords {
  /** Path as given; null: the default folder in DATA_DIR. */
  out: string | null;
  anew: boolean;
}

const USAGE = 'Usage: npm run events -- export --by-month [--out FOLDER] [--anew]';
/** Options that only an export to one file has. */
const ELSEWHERE = ['types', 'since', 'until'] as const;
const OPTIONS = {
  'by-month': { type: 'boolean' },
  anew: { type: 'boolean' },
  out: { type: 'string' },
  format: { type: 'string' },
  types: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
} as const;

/** Whether these arguments request an export by month. */
export const isByMonth = (words: readonly string[]): boolean => words.includes('--by-month');

/**
 * Parses `export --by-month [--out FOLDER] [--anew]`.
 * @throws InvalidArguments that names the wrong argument.
 */
export function byMonthWords(words: readonly string[]): ByMonthWords {
  refuseOtherCommands(words);
  const { values, positionals } = parsed(words);
  if (positionals.join(' ') !== 'export') throw new InvalidArguments(`'export' has no other words.\n${USAGE}`);
  if (values.format !== undefined && values.format !== 'parquet')
    throw new InvalidArguments(`With --by-month the format is parquet.\n${USAGE}`);
  const other = ELSEWHERE.find((name) => values[name] !== undefined);
  if (other) throw new InvalidArguments(`A folder by month has all events: leave out --${other}.\n${USAGE}`);
  if (values.out === '') throw new InvalidArguments('--out must name a folder.');
  return { out: values.out ?? null, anew: values.anew ?? false };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch (failure) {
    throw new InvalidArguments(`${failure instanceof Error ? failure.message : String(failure)}\n${USAGE}`);
  }
}
