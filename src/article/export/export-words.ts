import { parseArgs } from 'node:util';

export const EXPORT_FORMATS = ['ndjson', 'parquet'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What to export, and to which target. */
export interface ExportOrder {
  format: ExportFormat;
  /** Null: every type. */
  types: ReadonlySet<string> | null;
  /** Milliseconds since 1970; events from this time on. */
  since: number | null;
  /** Milliseconds since 1970; events before this time. */
  until: number | null;
  /** Path of the file; null: standard output. */
  out: string | null;
}

/** Wrong arguments on the command line; the message is for people. */
export class InvalidArguments extends Error {}

const EXPORT_USAGE =
  'Usage: npm run events -- export --format ndjson|parquet [--types DecisionRecorded,ReviewCompleted] ' +
  '[--since 2026-01-01] [--until 2026-07-01T00:00:00Z] [--out events.ndjson]\n' +
  '   or: npm run events -- export --by-month [--out FOLDER] [--anew]';

/** Of all tools of one name; scripts/cli.mjs starts the others. */
const EVENTS_USAGE = `Usage: npm run events -- COMMAND ...
  export    writes the events to a file, or by month: export --format ndjson|parquet, export --by-month
  verify    compares the log with its seals
  copy      moves the events to another event store: copy --to ADDRESS|embedded, copy --cancel
  accept    goes on with an event store that has lost its end
  encrypt   encrypts the personal texts of old events
Each refuses wrong words with its own usage.`;

const MOMENT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/;

const OPTIONS = {
  format: { type: 'string' },
  types: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  out: { type: 'string' },
} as const;

/**
 * Parses `export --format ... [--types a,b] [--since ISO] [--until ISO] [--out file]`.
 * @throws InvalidArguments that names the wrong argument and the allowed values.
 */
export function exportOrder(words: readonly string[], knownTypes: readonly string[]): ExportOrder {
  refuseOtherCommands(words);
  const { values, positionals } = parsed(words);
  if (positionals.join(' ') !== 'export') throw new InvalidArguments(`'export' has no other words.\n${EXPORT_USAGE}`);
  const format = EXPORT_FORMATS.find((name) => name === values.format);
  if (!format) throw new InvalidArguments(`--format must be ${EXPORT_FORMATS.join(' or ')}.\n${EXPORT_USAGE}`);
  const out = values.out ?? null;
  if (out === '') throw new InvalidArguments('--out must name a file.');
  if (format === 'parquet' && out === null)
    throw new InvalidArguments('A Parquet file is no text: say where it shall go, as in --out events.parquet.');
  const [since, until] = [momentOf('--since', values.since), momentOf('--until', values.until)];
  if (since !== null && until !== null && since >= until) throw new InvalidArguments('--since must be before --until.');
  return { format, types: typesOf(values.types, knownTypes), since, until, out };
}

/** @throws InvalidArguments with the usage of all commands about events, when the command is not the export. */
export function refuseOtherCommands(words: readonly string[]): void {
  if (words.includes('export')) return;
  const [first] = words;
  const problem = first === undefined || first.startsWith('-') ? 'Say what to do.' : `There is no command '${first}'.`;
  throw new InvalidArguments(`${problem}\n${EVENTS_USAGE}`);
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch (failure) {
    throw new InvalidArguments(`${failure instanceof Error ? failure.message : String(failure)}\n${EXPORT_USAGE}`);
  }
}

function typesOf(text: string | undefined, known: readonly string[]): ReadonlySet<string> | null {
  if (text === undefined) return null;
  const types = text.split(',').map((name) => name.trim());
  const wrong = types.filter((name) => !known.includes(name));
  if (wrong.length > 0) {
    const named = wrong.map((name) => `'${name}'`).join(', ');
    throw new InvalidArguments(`No event has the type ${named}. The types are: ${[...known].sort().join(', ')}.`);
  }
  return new Set(types);
}

function momentOf(option: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  const moment = MOMENT.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(moment))
    throw new InvalidArguments(
      `${option} must be a day or a moment with its zone, as 2026-06-30 or 2026-06-30T12:00:00Z.`,
    );
  return moment;
}
