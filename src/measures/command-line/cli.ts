import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Pool } from 'pg';
import { readableLog } from '../../article';
import { CSV_MARK, csvLine, DEFAULT_SETTINGS, type MeasureTable } from '../../contracts';
import { loadConfig } from '../../platform/config/config';
import { refuseForeignReads } from '../../platform/event-store/identity/refuse-foreign-reads';
import { openEventStore } from '../../platform/event-store/open-event-store';
import { START } from '../../platform/event-store/port';
import { openPostgresLog, readOnlyUrl } from '../../platform/event-store/postgres/open-postgres-log';
import { QuarantinedReads } from '../../platform/event-store/quarantine/quarantined-reads';
import { writablePath } from '../../platform/output-file/output-file';
import { createPool, openDatabase } from '../../platform/postgres';
import { SettingsStore } from '../../platform/settings';
import { computeMeasures } from '../computing/compute';
import { loadMeasures } from '../computing/load-measures';
import type { AnyMeasure } from '../measure';
import { InvalidArguments, measureOrder, momentOf } from './measure-order';

const USAGE =
  'Usage: npm run statistics -- --measure NAME [--as-of 2026-06-30] [--format csv|json] [--out measure.csv]';
const BATCH = 5_000;

const complain = (line: string): void => void process.stderr.write(`${line}\n`);

/** The time zone of the journal's calendar; that of a new journal in a database without settings. */
async function timeZoneOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ known: boolean }>("SELECT to_regclass('app.settings') IS NOT NULL AS known");
  return rows[0]?.known ? (await new SettingsStore(pool).current()).timeZone : DEFAULT_SETTINGS.timeZone;
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
  const { measure: name, asOf, format, out } = measureOrder(words);
  const path = out === undefined ? null : await writablePath(out);
  const config = loadConfig(process.env, 'tool');
  const measure = measureOf(name, config.measuresDir);
  const database = await openDatabase(config, { join: true, onTrouble: complain });
  const pool = createPool(readOnlyUrl(database.url), complain);
  const store = await (config.eventStoreUrl === null
    ? openPostgresLog(pool)
    : openEventStore(pool, config.eventStoreUrl));
  try {
    await refuseForeignReads(pool, store);
    const at = momentOf({ asOf }, new Date(), await timeZoneOf(pool));
    const reads = new QuarantinedReads(readableLog(store, pool, config));
    const { computed, events } = await computeMeasures(reads.readAll(START, BATCH), [measure], at);
    const [result] = computed;
    if (!result?.table) throw new Error(`${name}: ${result?.problem ?? 'it has no table'}`);
    const target = path === null ? process.stdout : createWriteStream(path);
    await pipeline(Readable.from(linesOf(result.table, format)), target, { end: path !== null });
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
