import type { EventStoreDBClient, Position as EsdbPosition } from '@eventstore/db-client';
import { StreamNotFoundError } from '@eventstore/db-client';
import type { Position, ReadStreamOptions, RecordedEvent } from '../port';
import { START } from '../port';
import type { EsdbConnection } from './connection';
import { decodePosition } from './position';
import { toRecordedEvent } from './recorded-event';

export async function readStream(
  client: EventStoreDBClient,
  streamId: string,
  { direction = 'forward', from, max }: ReadStreamOptions,
): Promise<RecordedEvent[]> {
  if (max === 0) return [];
  const backward = direction === 'backward';
  const events: RecordedEvent[] = [];
  try {
    const stream = client.readStream(streamId, {
      direction: backward ? 'backwards' : 'forwards',
      fromRevision: from === undefined ? (backward ? 'end' : 'start') : BigInt(from),
      ...(max === undefined ? {} : { maxCount: max }),
    });
    for await (const resolved of stream) {
      const event = toRecordedEvent(resolved);
      if (event) events.push(event);
    }
  } catch (error) {
    if (!(error instanceof StreamNotFoundError)) throw error;
  }
  return events;
}

/**
 * Pages of all events. The client's read of $all has no filter, so the server's own events are dropped here. The server's reads
 * include the start position, so each page begins with the last record of the page before.
 */
export async function* readAll(
  connection: Pick<EsdbConnection, 'read'>,
  after: Position,
  batchSize: number,
): AsyncGenerator<RecordedEvent[]> {
  let from: Start = after === START ? 'start' : decodePosition(after);
  let last = after;
  for (;;) {
    const [start, known] = [from, last];
    const count = from === 'start' ? batchSize : batchSize + 1;
    const page = await connection.read((client) => readPage(client, start, known, count));
    if (page.events.length > 0) yield page.events;
    if (page.isLast) return;
    from = page.next;
    last = page.events.at(-1)?.position ?? last;
  }
}

type Start = 'start' | EsdbPosition;

interface Page {
  events: RecordedEvent[];
  next: Start;
  isLast: boolean;
}

async function readPage(client: EventStoreDBClient, from: Start, after: Position, maxCount: number): Promise<Page> {
  const events: RecordedEvent[] = [];
  let seen = 0;
  let next = from;
  for await (const resolved of client.readAll({ maxCount, fromPosition: from })) {
    seen += 1;
    next = resolved.event?.position ?? next;
    const event = toRecordedEvent(resolved);
    if (event && event.position > after) events.push(event);
  }
  return { events, next, isLast: seen < maxCount };
}

/** Position of the newest event that is not one of the server's own. Searches backwards in growing steps. */
export async function head(client: EventStoreDBClient): Promise<Position> {
  for (let maxCount = 16; ; maxCount *= 8) {
    let seen = 0;
    let newest = START;
    // Read to the end even after a match: a half-read stream stays open until the client closes.
    for await (const resolved of client.readAll({ direction: 'backwards', fromPosition: 'end', maxCount })) {
      seen += 1;
      if (newest === START) newest = toRecordedEvent(resolved)?.position ?? START;
    }
    if (newest !== START || seen < maxCount) return newest;
  }
}
