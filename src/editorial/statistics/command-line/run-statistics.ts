import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { fillFacts, SESSION_FACTS } from '../../../../projections/statistics';
import { type EventStore, START } from '../../../platform/event-store/port';
import { unwritable } from '../../../platform/output-file/output-file';
import type { Names } from '../reports';
import { askedOf, type StatisticsOrder } from './statistics-words';
import { computeReports, textOf } from './write-reports';

export interface StatisticsContext {
  store: Pick<EventStore, 'readAll'>;
  /** A separate connection: the facts are in its temporary tables, and it writes nothing else. */
  session: ClientBase;
  names: Names;
  timeZone: string;
  now: Date;
  /** Destination of the text without `--out`. */
  output: Writable;
  /** Folder to which relative paths refer. */
  folder: string;
  /** Writes a message for people, separate from the text. */
  report(line: string): void;
}

const BATCH = 5_000;

/**
 * Computes the statistics from the events only and writes them.
 * @throws WrongWords, Error when the file cannot be written.
 */
export async function runStatistics(context: StatisticsContext, order: StatisticsOrder): Promise<void> {
  const { store, session, names, timeZone, now, report } = context;
  const asked = askedOf(order, now, timeZone);
  const began = Date.now();
  const events = await fillFacts(session, store.readAll(START, BATCH), asked.asOf);
  const reports = await computeReports({ db: session, tables: SESSION_FACTS }, names, asked, order);
  await write(context, order, textOf(reports, order.format));
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  const { period, asOf } = asked;
  report(
    `From ${events} events up to ${asOf.toISOString()}: ${period.from} to ${period.to} (${timeZone}), in ${seconds} s.`,
  );
}

async function write({ output, folder }: StatisticsContext, { out }: StatisticsOrder, text: Iterable<string>) {
  if (out === null) return pipeline(Readable.from(text), output, { end: false });
  await pipeline(Readable.from(text), createWriteStream(resolve(folder, out))).catch((failure: unknown) => {
    throw unwritable(failure, out);
  });
}
