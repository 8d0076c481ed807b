import type { Pool } from 'pg';
import type { EventStore, RecordedEvent } from '../../event-store/port';
import { type DataKeys, streamName } from '../keys/data-keys';
import { noteErasedKeys } from '../keys/erased-keys';
import { reencryptStream } from './reencrypt-stream';
import { eraseKeys, retireStreamKeys } from './stream-keys';
import { openBlobs } from './stream-texts';

export interface ClosingContext {
  pool: Pool;
  /** The log as it is stored. */
  stored: Pick<EventStore, 'readStream'>;
  keys: DataKeys;
  dataDir: string;
  /** Notifies all processes that the keys in their memory are outdated. */
  notify(): Promise<void>;
  /** Called before the first key is erased: from then on the texts cannot be kept. */
  beforeKeysErased?(): Promise<void>;
}

/** Which texts of a stream are erased: all, or those of some events. */
export type ErasedPart = 'all' | ((event: RecordedEvent) => boolean);

/** Number of streams whose keys are recorded and erased together, because each record waits for the disk. */
const BATCH = 100;

/**
 * Erases texts of whole streams, or of some of their events (ADR 78). Every text needs the key of its stream, so texts of the same people
 * in other streams are not affected. The remaining texts are encrypted again with a new key of the stream. The erasure can be repeated.
 */
export async function closeStreams(context: ClosingContext, streams: ReadonlyMap<string, ErasedPart>): Promise<void> {
  if (streams.size === 0) return;
  const { pool, keys, dataDir } = context;
  await keys.ready();
  const ids = [...streams.keys()];
  const retired = await retireStreamKeys(context, ids);
  await context.beforeKeysErased?.();
  for (let at = 0; at < ids.length; at += BATCH) {
    const erased: string[] = [];
    for (const id of ids.slice(at, at + BATCH))
      erased.push(...(await closeStream(context, id, streams.get(id) ?? 'all')));
    await erase(pool, dataDir, erased);
  }
  await erase(pool, dataDir, retired);
  await context.notify();
}

async function erase(pool: Pool, dataDir: string, ids: readonly string[]): Promise<void> {
  await noteErasedKeys(dataDir, ids);
  await eraseKeys(pool, ids);
  await pool.query('DELETE FROM app.sealed_replacements WHERE stream_key = ANY($1)', [ids]);
}

/** @returns ids of the keys that close the stream once they are erased. */
async function closeStream(
  { pool, stored, keys }: ClosingContext,
  streamId: string,
  erasedPart: ErasedPart,
): Promise<string[]> {
  const events = await openBlobs(pool, keys, await stored.readStream(streamId));
  const former = new Set(events.flatMap(({ blobs }) => blobs.map(({ stream }) => stream)));
  if (erasedPart === 'all') return [...former];
  const name = streamName(streamId);
  const present = (await keys.ensure([name])).get(name);
  if (!present) throw new Error('The new key of a stream was not made');
  await reencryptStream(pool, keys, events, present, {
    redact: (_path, text) => text,
    ownKeys: new Set(),
    isTheirsAlone: erasedPart,
  });
  former.delete(present.id);
  return [...former];
}
