import { articleStream } from '../article';
import type { EventStore, Position } from '../platform/event-store/port';
import { PostgresEventStore } from '../platform/event-store/postgres/postgres-event-store';
import { SealedStore } from '../platform/personal-data';
import type { NewStream } from './story/article-history';

/** Streams written in parallel if the store appends one at a time. */
const SIDE_BY_SIDE = 32;

/**
 * Writes streams that do not exist yet; returns the position of the last event.
 * @throws WrongExpectedRevisionError when one exists.
 */
export async function writeStreams(store: EventStore, streams: readonly NewStream[]): Promise<Position> {
  const isBulk = store instanceof PostgresEventStore || (store instanceof SealedStore && store.writesInBulk);
  if (isBulk) return store.appendNewStreams(streams);
  const isOfArticle = ({ streamId }: NewStream): boolean => streamId.startsWith(articleStream(''));
  // An article's stream requests the mails whose sending the other streams record: readers of the log need the request first.
  const first = await appendAll(store, streams.filter(isOfArticle));
  const then = await appendAll(
    store,
    streams.filter((stream) => !isOfArticle(stream)),
  );
  return [...first, ...then].sort().at(-1) ?? '';
}

async function appendAll(store: EventStore, streams: readonly NewStream[]): Promise<Position[]> {
  const rest = [...streams];
  const positions: Position[] = [];
  const work = async (): Promise<void> => {
    for (let next = rest.shift(); next; next = rest.shift())
      positions.push((await store.append(next.streamId, 'NO_STREAM', next.events)).position);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  return positions;
}
