import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { readableLog } from '../../article';
import { CSV_MARK, csvLine, type MeasureTable } from '../../contracts';
import { loadConfig } from '../../platform/config/config';
import { refuseForeignReads } from '../../platform/event-store/identity/refuse-foreign-reads';
import { openEventStore } from '../../platform/event-store/open-event-store';
import { START } from '../../platform/event-store/port';
import { openPostgresLog, readOnlyUrl } from '../../platform/event-store/postgres/open-postgres-log';
import { QuarantinedReads } from '../../platform/event-store/quarantine/quarantined-reads';
import { createPool, openDatabase } from '../../platform/postgres';
import { computeMeasures } from '../computing/compute';
import { loadMeasures } from '../computing/load-measures';
import type { AnyMeasure } from '../measure';

const USAGE =
  'Usage: npm run statistics -- --measure NAME [--as-of 2026-06-30T12:00:00Z] [--format csv|json] [--out measure.csv]';
const MOMENT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/;
const BATCH = 5_000;

const complain = (line: string): void => void process.stderr.write(`${line}\n`);

class InvalidArguments extends Error {}

interface Order {
  measure: string;
  at: Date;
  format: string;
  out: string | undefined;
}

function orderOf(words: string[]): Order {
  const text = { type: 'string' } as const;
  try {
    const {
      measure,
      format = 'csv',
      out,
      'as-of': at,
    } = parseArgs({
      args: words,
      options: { measure: text, 'as-of': text, format: text, out: text },
    }).values;
    if (measure === undefined) throw new InvalidArguments('--measure must name a measure.');
    if (format !== 'csv' && format !== 'json') throw new InvalidArguments('--format must be csv or json.');
    if (at !== undefined && (!MOMENT.test(at) || Number.isNaN(Date.parse(at))))
      throw new InvalidArguments(
        '--as-of must be a day or a moment with its zone, as 2026-06-30 or 2026-06-30T12:00:00Z.',
      );
    return { measure, format, out, at: at === undefined ? new Date() : new Date(at) };
  } catch (failure) {
    throw new InvalidArguments(failure instanceof Error ? failure.message : String(failure));
  }
}

function measureOf(name: string, folder: string): AnyMeasure {
  const { measures, problems } = loadMeasures(folder);
  for (const { file, problem } of problems) complain(`${file}: ${problem}`);
  const measure = measures.find((one) => one.name === name);
  if (measure) return measure;
  throw new InvalidArguments(
    `There is no measure '${name}'. There are: ${measures.map((one) => one.name).join(', ')}.`,
  );
}

function* linesOf({ columns, rows }: MeasureTable, format: string): Generator<string> {
  if (format === 'json') return yield `${JSON.stringify({ columns, rows }, null, 2)}\n`;
  yield CSV_MARK + csvLine(columns.map(({ label }) => label));
  for (const row of rows) yield csvLine(row);
}

/** Computes one measure from the log, with or without a running server. People and types of manuscript are ids. */
async function main(words: string[]): Promise<void> {
  const { measure: name, at, format, out } = orderOf(words);
  const config = loadConfig(process.env, 'tool');
  const measure = measureOf(name, config.measuresDir);
  const database = await openDatabase(config, { join: true, onTrouble: complain });
  const pool = createPool(readOnlyUrl(database.url), complain);
  const store = await (config.eventStoreUrl === null
    ? openPostgresLog(pool)
    : openEventStore(pool, config.eventStoreUrl));
  try {
    await refuseForeignReads(pool, store);
    const reads = new QuarantinedReads(readableLog(store, pool, config));
    const { computed, events } = await computeMeasures(reads.readAll(START, BATCH), [measure], at);
    const [result] = computed;
    if (!result?.table) throw new Error(`${name}: ${result?.problem ?? 'it has no table'}`);
    const target = out === undefined ? process.stdout : createWriteStream(resolve(process.env['INIT_CWD'] ?? '.', out));
    await pipeline(Readable.from(linesOf(result.table, format)), target, { end: out !== undefined });
    complain(`${result.table.rows.length} rows from ${events} events up to ${at.toISOString()}.`);
  } finally {
    await store.close();
    await pool.end();
    await database.stop();
  }
}

/** A reader that stops early, such as `| head`, is not a failure. */
const isClosedPipe = (failure: unknown): boolean =>
  failure instanceof Error && (failure as NodeJS.ErrnoException).code === 'EPIPE';

void main(process.argv.slice(2)).catch((failure: unknown) => {
  if (isClosedPipe(failure)) return;
  complain(failure instanceof Error ? failure.message : String(failure));
  if (failure instanceof InvalidArguments) complain(USAGE);
  process.exitCode = failure instanceof InvalidArguments ? 2 : 1;
});
