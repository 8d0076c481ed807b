import type { ArticleEventData } from '../../article';
import type { EventStore, ExpectedRevision, NewEvent, Position, RecordedEvent } from '../../platform/event-store/port';

/** The result for one article: written now, continued, the same as before, or changed here since, so that nothing was written. */
export type Written = 'new' | 'continued' | 'same' | 'changed here';

/** An append holds at most 1 MB with its encryption, which needs more room than the text. */
const PIECE_BYTES = 400_000;

/** Without the documents that the system made and replaced since an import, which do not change the article. */
function withoutDocuments(there: readonly RecordedEvent[]): RecordedEvent[] {
  const made = new Set<string>();
  return there.filter(({ type, data, metadata }) => {
    if (type === 'DocumentGenerated') made.add((data as ArticleEventData['DocumentGenerated']).file.fileId);
    if (type !== 'FileRemoved') return type !== 'DocumentGenerated';
    return metadata.userId !== null || !made.has((data as ArticleEventData['FileRemoved']).fileId);
  });
}

/** The events to write after the existing ones; null when the existing ones are not the beginning of the history. */
export function restOf(there: readonly RecordedEvent[], events: readonly NewEvent[]): NewEvent[] | null {
  const own = withoutDocuments(there);
  const isBeginning = own.every(({ id }, place) => events[place]?.id === id);
  return isBeginning ? events.slice(own.length) : null;
}

/** The revision in the stream of an event of the history. @param rest as returned by `restOf`. */
export function revisionOf(id: string, there: readonly RecordedEvent[], rest: readonly NewEvent[]): number {
  const present = there.find((event) => event.id === id);
  if (present) return present.revision;
  return (there.at(-1)?.revision ?? -1) + 1 + rest.findIndex((event) => event.id === id);
}

function* piecesOf(events: readonly NewEvent[]): Generator<NewEvent[]> {
  let [piece, bytes]: [NewEvent[], number] = [[], 0];
  for (const event of events) {
    const size = Buffer.byteLength(JSON.stringify(event));
    if (piece.length > 0 && bytes + size > PIECE_BYTES) {
      yield piece;
      [piece, bytes] = [[], 0];
    }
    piece.push(event);
    bytes += size;
  }
  if (piece.length > 0) yield piece;
}

/** The result for the article. @param rest as returned by `restOf`. */
export function writtenAs(there: readonly unknown[], rest: readonly NewEvent[] | null): Written {
  if (rest === null) return 'changed here';
  if (rest.length === 0) return 'same';
  return there.length === 0 ? 'new' : 'continued';
}

/**
 * Writes the missing events. An incomplete history, after an interruption or because OJS continued, is completed. Returns the position of
 * the last event; null when there was nothing to write.
 */
export async function appendRest(
  store: EventStore,
  streamId: string,
  there: readonly RecordedEvent[],
  events: readonly NewEvent[],
): Promise<Position | null> {
  let expected: ExpectedRevision = there.at(-1)?.revision ?? 'NO_STREAM';
  let position: Position | null = null;
  for (const piece of piecesOf(restOf(there, events) ?? [])) {
    const done = await store.append(streamId, expected, piece);
    [expected, position] = [done.revision, done.position];
  }
  return position;
}
