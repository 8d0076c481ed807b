import { open, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { EventStore } from '../../platform/event-store/port';
import { unwritable } from '../../platform/output-file/output-file';
import { type EventSink, exportEvents } from './export-events';
import { type ExportOrder, exportOrder, InvalidArguments } from './export-words';
import { ndjsonSink } from './ndjson-sink';
import { parquetSink } from './parquet-sink';

export interface CommandContext {
  store: Pick<EventStore, 'readAll'>;
  /** Every type of event. */
  types: readonly string[];
  /** Target of the events if there is no `--out`. */
  output: Writable;
  /** Base folder of relative paths. */
  folder: string;
  /** Messages for people, separate from the events. */
  report(line: string): void;
}

const SINKS: Record<ExportOrder['format'], (stream: Writable) => EventSink> = {
  ndjson: ndjsonSink,
  parquet: parquetSink,
};

/**
 * Returns the exit code: 0 if everything was written, 2 for wrong arguments.
 * @throws Error when the log cannot be read or the file cannot be written.
 */
export async function runCommand(context: CommandContext, words: readonly string[]): Promise<number> {
  let order: ExportOrder;
  try {
    order = exportOrder(words, context.types);
  } catch (failure) {
    if (!(failure instanceof InvalidArguments)) throw failure;
    context.report(failure.message);
    return 2;
  }
  const began = Date.now();
  const { read, written } = await (order.out === null ? toOutput(context, order) : toFile(context, order, order.out));
  const seconds = Math.max(Date.now() - began, 1) / 1000;
  const rate = Math.round(read / seconds);
  const place = order.out === null ? '' : ` to ${order.out}`;
  context.report(`Wrote ${written} of ${read} events${place} in ${seconds.toFixed(1)} s (${rate} events/s).`);
  return 0;
}

async function toOutput(context: CommandContext, order: ExportOrder): Promise<{ read: number; written: number }> {
  const { output, store } = context;
  // The writes also report the error. Without a listener it would end the process immediately.
  const ignore = (): void => undefined;
  output.on('error', ignore);
  try {
    return await exportEvents(store, order, SINKS[order.format](output));
  } finally {
    output.off('error', ignore);
  }
}

/** Writes to a file. It has a temporary name until it is complete, so that a partial file is never mistaken for a complete one. */
async function toFile(
  { store, folder }: CommandContext,
  order: ExportOrder,
  out: string,
): Promise<{ read: number; written: number }> {
  const path = resolve(folder, out);
  const unfinished = `${path}.unfinished`;
  // Open the file before reading any event, so that a write error is reported immediately.
  const file = await open(unfinished, 'w').catch((failure: unknown) => {
    throw unwritable(failure, out);
  });
  const stream = file.createWriteStream();
  const closed = finished(stream);
  closed.catch(() => undefined);
  try {
    const counts = await exportEvents(store, order, SINKS[order.format](stream));
    stream.end();
    await closed;
    await rename(unfinished, path);
    return counts;
  } catch (failure) {
    stream.destroy();
    await closed.catch(() => undefined);
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw unwritable(failure, out);
  }
}
