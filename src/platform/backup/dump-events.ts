import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { EventStore, Position, RecordedEvent } from '../event-store/port';
import { START } from '../event-store/port';
import type { Manifest } from './manifest';
import { readStream, writeStream } from './write-durably';

const BATCH = 500;

/** The log up to a position, one event per line, each with its position. */
export async function dumpEvents(
  store: Pick<EventStore, 'readAll'>,
  until: Position,
  folder: string,
): Promise<Manifest['events']> {
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    if (until === START) return;
    for await (const batch of store.readAll(START, BATCH)) {
      const within = batch.filter(({ position }) => position <= until);
      count += within.length;
      yield within.map((event) => `${JSON.stringify(event)}\n`).join('');
      if (within.length < batch.length) return;
    }
  }
  const stored = await writeStream(folder, 'events.ndjson.gz', Readable.from(lines()));
  return { ...stored, count };
}

/** The events of a backup, in batches, in order. */
export async function* dumpedEvents(
  folder: string,
  manifest: Pick<Manifest, 'events'>,
): AsyncGenerator<RecordedEvent[]> {
  let batch: RecordedEvent[] = [];
  for await (const line of createInterface({ input: readStream(folder, manifest.events), crlfDelay: Infinity })) {
    if (line === '') continue;
    batch.push(JSON.parse(line) as RecordedEvent);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
