import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { RecordedEvent } from '../../event-store/port';
import type { DataKeys } from '../keys/data-keys';
import { blobKey, openBlob } from './blob';
import { setText } from './paths';
import type { RecentTexts } from './recent-texts';
import { SEALED, type Sealed } from './seal-events';

// This runs for every event of a rebuild, so it creates as few objects as possible.

/** The encrypted texts of a stored event; undefined if it has none. */
export const sealedIn = ({ data }: Pick<RecordedEvent, 'data'>): readonly Sealed[] | undefined =>
  (data as { [SEALED]?: readonly Sealed[] } | null)?.[SEALED];

type Secrets = ReadonlyMap<string, Buffer | null>;

function idsIn(sealed: Iterable<readonly Sealed[] | undefined>): Set<string> {
  const ids = new Set<string>();
  for (const blobs of sealed)
    if (blobs) for (const blob of blobs) for (let nth = 1; nth < blob.length; nth += 1) ids.add(blob[nth] ?? '');
  return ids;
}

/** The parts of a blob's key; null when one of them is erased. */
function keysOf(blob: Sealed, secrets: Secrets): Buffer[] | null {
  const keys: Buffer[] = [];
  for (let nth = 1; nth < blob.length; nth += 1) {
    const secret = secrets.get(blob[nth] ?? '');
    if (!secret) return null;
    keys.push(secret);
  }
  return keys;
}

/** Few paths are ever used, each of them many times. */
const paths = new LRUCache<string, readonly string[]>({ max: 1_000 });

function partsOf(path: string): readonly string[] {
  const known = paths.get(path);
  if (known) return known;
  const parts = path.split('.');
  paths.set(path, parts);
  return parts;
}

/**
 * The texts of a blob, each after its path; null if they are erased.
 * @param recent texts that need not be decrypted.
 */
export function textsIn(
  eventId: string,
  blob: Sealed,
  secrets: Secrets,
  recent?: RecentTexts,
): readonly string[] | null {
  const keys = keysOf(blob, secrets);
  if (!keys) return null;
  return recent?.textsOf(eventId, blob[0]) ?? (JSON.parse(openBlob(blobKey(eventId, keys), blob[0])) as string[]);
}

type Opening = Readonly<{ secrets: Secrets; recent: RecentTexts | undefined }>;

/** Puts texts back in place of their placeholders. The placeholders of erased texts stay. Changes the data. */
function fill(data: unknown, eventId: string, sealed: readonly Sealed[], { secrets, recent }: Opening): void {
  for (const blob of sealed) {
    const texts = textsIn(eventId, blob, secrets, recent);
    if (!texts) continue;
    for (let at = 0; at < texts.length; at += 2) setText(data, partsOf(texts[at] ?? ''), texts[at + 1] ?? '');
  }
}

/** The texts of these events that were encrypted again: event id -> the texts that replace the stored ones. */
export async function replacementsOf(pool: Pool, eventIds: readonly string[]): Promise<Map<string, readonly Sealed[]>> {
  if (eventIds.length === 0) return new Map();
  const { rows } = await pool.query<{ id: string; sealed: Sealed[] }>(
    'SELECT event_id AS id, sealed FROM app.sealed_replacements WHERE event_id = ANY($1::uuid[])',
    [eventIds],
  );
  return new Map(rows.map(({ id, sealed }) => [id, sealed]));
}

/**
 * Puts the personal texts back into stored events, which it changes. At most two statements for any number of events, and none if the keys
 * are in memory.
 * @param recent texts that need not be decrypted, if their keys are not erased.
 * @throws MissingKey, ForeignKey
 */
export async function openEvents(
  pool: Pool,
  keys: DataKeys,
  events: readonly RecordedEvent[],
  recent?: RecentTexts,
): Promise<void> {
  const secrets = await keys.load(idsIn(events.map(sealedIn)));
  const closed = events.filter((event) => sealedIn(event)?.some(([, stream]) => secrets.get(stream) === null));
  const replaced = await replacementsOf(
    pool,
    closed.map(({ id }) => id),
  );
  if (replaced.size > 0) for (const [id, secret] of await keys.load(idsIn(replaced.values()))) secrets.set(id, secret);
  for (const event of events) {
    const sealed = sealedIn(event);
    if (!sealed) continue;
    delete (event.data as { [SEALED]?: unknown })[SEALED];
    fill(event.data, event.id, replaced.get(event.id.toLowerCase()) ?? sealed, { secrets, recent });
  }
}
