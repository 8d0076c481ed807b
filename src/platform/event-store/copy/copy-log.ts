import {
  type EventStore,
  type ExpectedRevision,
  MAX_EVENT_BYTES,
  type Position,
  type RecordedEvent,
  START,
} from '../port';

/** Events in the order of their log, as `readAll` returns them. */
export type EventBatches = AsyncIterable<RecordedEvent[]>;

/** The log that is written: an empty store, or a store that already contains part of the copy. */
type Target = Pick<EventStore, 'append' | 'readAll'>;

/** The two logs differ, so one is not a copy of the other. The message names the first difference. */
export class LogsDiffer extends Error {}

/** Far below the limit of an append, since a group is measured only roughly. */
const GROUP_BYTES = MAX_EVENT_BYTES / 4;
const BATCH = 500;

/** Passes on single events, so that two logs with different batches can be compared. */
async function* eachEvent(batches: EventBatches): AsyncGenerator<RecordedEvent> {
  for await (const batch of batches) yield* batch;
}

const placeOf = ({ streamId, revision, type }: RecordedEvent): string => `${streamId} ${revision} (${type})`;

/** Everything but the position, which each store assigns itself. */
const contentOf = ({ id, type, data, metadata, streamId, revision }: RecordedEvent): string =>
  JSON.stringify([id.toLowerCase(), type, sorted(data), sorted(metadata), streamId, revision]);

/** JSON does not order keys, and a store may not keep their order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, sorted(inner)]);
}

/**
 * Copies a log into a store that is empty, or that holds the beginning of the same log, as after a copy that was interrupted. Ids,
 * order, times and metadata stay.
 * @returns the number of events that were written.
 * @throws LogsDiffer when the target holds anything else.
 */
export async function copyLog(source: EventBatches, target: Target): Promise<number> {
  const present = eachEvent(target.readAll(START, BATCH));
  let ahead = await present.next();
  let [group, bytes, written]: [RecordedEvent[], number, number] = [[], 0, 0];
  const flush = async (): Promise<void> => {
    const [first] = group;
    if (!first) return;
    const expected: ExpectedRevision = first.revision === 0 ? 'NO_STREAM' : first.revision - 1;
    const events = group.map(({ id, type, data, metadata }) => ({ id, type, data, metadata }));
    await target.append(first.streamId, expected, events);
    written += group.length;
    [group, bytes] = [[], 0];
  };
  for await (const event of eachEvent(source)) {
    if (!ahead.done) {
      refuseDifference(event, ahead.value);
      ahead = await present.next();
      continue;
    }
    const size = Buffer.byteLength(JSON.stringify([event.data, event.metadata]));
    if (group[0] && (group[0].streamId !== event.streamId || bytes + size > GROUP_BYTES)) await flush();
    group.push(event);
    bytes += size;
  }
  if (!ahead.done)
    throw new LogsDiffer(`The target has an event that the source does not have: ${placeOf(ahead.value)}`);
  await flush();
  return written;
}

function refuseDifference(wanted: RecordedEvent, found: RecordedEvent | undefined): void {
  if (found && contentOf(wanted) === contentOf(found)) return;
  throw new LogsDiffer(
    found
      ? `The target has ${placeOf(found)} where the source has ${placeOf(wanted)}`
      : `The target ends before ${placeOf(wanted)}`,
  );
}

/** Old position -> new position of the same event, for the last event at or before each asked position; START for none. */
export type Translation = ReadonlyMap<Position, Position>;

/**
 * Compares two logs event by event, and translates positions of the first to the second. A position beyond the end of the log becomes the
 * position of its last event: later events have not been read.
 * @throws LogsDiffer
 */
export async function compareLogs(
  source: EventBatches,
  target: EventBatches,
  positions: readonly Position[] = [],
): Promise<{ events: number; translation: Translation }> {
  const asked = [...new Set(positions)].sort();
  const translation = new Map<Position, Position>();
  const copies = eachEvent(target);
  let [events, last, next]: [number, Position, number] = [0, START, 0];
  for await (const event of eachEvent(source)) {
    // Positions compare as strings within a store.
    for (; next < asked.length && (asked[next] ?? '') < event.position; next += 1)
      translation.set(asked[next] ?? '', last);
    const copy = await copies.next();
    refuseDifference(event, copy.done ? undefined : copy.value);
    last = copy.value?.position ?? last;
    events += 1;
  }
  for (; next < asked.length; next += 1) translation.set(asked[next] ?? '', last);
  const surplus = await copies.next();
  if (!surplus.done)
    throw new LogsDiffer(`The target has an event that the source does not have: ${placeOf(surplus.value)}`);
  return { events, translation };
}
