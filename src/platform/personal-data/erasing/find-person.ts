import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { type EventStore, type RecordedEvent, START } from '../../event-store/port';
import type { DataKeys } from '../keys/data-keys';
import { mentionOf, type Person, type Redact } from './mentions';
import { type OpenBlob, openBlobs } from './stream-texts';

/** What the log contains about a person. */
export interface Found {
  /** Texts that the person wrote, by stream. */
  own: Map<string, Set<string>>;
  /** Streams that mention the person, by an id, a text, a name or an address. */
  streams: Set<string>;
}

const BATCH = 1_000;

/** The log, and the keys that decrypt it. */
export interface Log {
  pool: Pool;
  stored: Pick<EventStore, 'readAll' | 'readStream'>;
  keys: DataKeys;
  /** Whether a path is a field of a person, such as a surname, and not a text. */
  isField(path: string): boolean;
}

/** Texts with their paths. */
const pairsOf = (texts: readonly string[]): [path: string, text: string][] =>
  texts.flatMap((path, at): [string, string][] => (at % 2 === 0 ? [[path, texts[at + 1] ?? '']] : []));

/**
 * Reads the whole log once, in batches.
 * @param ownKeys ids of the person's keys.
 */
export async function findPerson(log: Log, person: Person, ownKeys: ReadonlySet<string>): Promise<Found> {
  const found: Found = { own: new Map(), streams: new Set() };
  const mention = mentionOf(person);
  for await (const events of log.stored.readAll(START, BATCH)) {
    for (const event of events) if (isBy(event, person)) found.streams.add(event.streamId);
    for (const { event, blobs } of await openBlobs(log.pool, log.keys, events))
      for (const { owners, texts } of blobs) {
        const isOwn = owners.some((id) => ownKeys.has(id));
        const pairs = pairsOf(texts ?? []);
        if (isOwn)
          note(
            found,
            event.streamId,
            pairs.flatMap(([path, text]) => (log.isField(path) ? [] : [text])),
          );
        else if (mention && pairs.some(([, text]) => text.search(mention) >= 0)) found.streams.add(event.streamId);
      }
  }
  return found;
}

function isBy({ metadata, data }: RecordedEvent, { ids }: Person): boolean {
  const { userId, realUserId } = metadata;
  if (ids.some((id) => id === userId || id === realUserId)) return true;
  const text = JSON.stringify(data);
  return ids.some((id) => text.includes(id));
}

function note({ own, streams }: Found, streamId: string, values: readonly string[]): void {
  const texts = own.get(streamId) ?? new Set();
  for (const value of values) texts.add(value);
  own.set(streamId, texts);
  streams.add(streamId);
}

/**
 * Reads the log again, now knowing everything that the person wrote.
 * @returns streams in which texts of other people mention the person -> ids of the keys of those streams.
 */
export async function findMentions(
  log: Log,
  { streams }: Found,
  redactorOf: (streamId: string) => Redact,
  ownKeys: ReadonlySet<string>,
): Promise<Map<string, Set<string>>> {
  const keys = new Map<string, Set<string>>();
  const named = new Set<string>();
  const redactors = new LRUCache<string, Redact>({ max: 500, memoMethod: redactorOf });
  for await (const events of log.stored.readAll(START, BATCH)) {
    const known = events.filter(({ streamId }) => streams.has(streamId));
    for (const { event, blobs } of await openBlobs(log.pool, log.keys, known)) {
      const { streamId } = event;
      keys.set(streamId, new Set([...(keys.get(streamId) ?? []), ...blobs.map(({ stream }) => stream)]));
      if (!named.has(streamId) && isNamed(blobs, redactors.memo(streamId), ownKeys)) named.add(streamId);
    }
  }
  return new Map([...named].map((streamId) => [streamId, keys.get(streamId) ?? new Set()]));
}

const isNamed = (blobs: readonly OpenBlob[], redact: Redact, ownKeys: ReadonlySet<string>): boolean =>
  blobs.some(
    ({ owners, texts }) =>
      !owners.some((id) => ownKeys.has(id)) && pairsOf(texts ?? []).some(([path, text]) => redact(path, text) !== text),
  );
