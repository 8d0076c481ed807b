import type { Pool } from 'pg';
import type { RecordedEvent } from '../../event-store/port';
import type { DataKey, DataKeys } from '../keys/data-keys';
import { blobKey, lockBlob } from '../sealing/blob';
import type { Sealed } from '../sealing/seal-events';
import type { Redact } from './mentions';
import type { OpenBlob, OpenEvent } from './stream-texts';

const ERASED = '[erased]';

export interface Redaction {
  redact: Redact;
  /** Ids of the person's keys. */
  ownKeys: ReadonlySet<string>;
  /** True for an event that is about this person alone, such as a mail to them: then none of its texts stay. */
  isTheirsAlone(event: RecordedEvent, texts: ReadonlyMap<string, string>): boolean;
}

const textsByPath = (texts: readonly string[]): Map<string, string> =>
  new Map(texts.flatMap((path, at): [string, string][] => (at % 2 === 0 ? [[path, texts[at + 1] ?? '']] : [])));

/** The texts that stay, each after its path. A text of which nothing is left keeps the placeholder of its kind. */
function remainingTexts(
  { event, blobs }: OpenEvent,
  blob: OpenBlob,
  { redact, ownKeys, isTheirsAlone }: Redaction,
): string[] {
  if (!blob.texts || blob.owners.some((id) => ownKeys.has(id))) return [];
  const all = textsByPath(blobs.flatMap(({ texts }) => texts ?? []));
  if (isTheirsAlone(event, all)) return [];
  return [...textsByPath(blob.texts)].flatMap(([path, text]) => {
    const left = redact(path, text);
    return left === ERASED ? [] : [path, left];
  });
}

/** The blobs of an event without the person, encrypted with the new key of the stream. */
function reencryptedBlobs(
  open: OpenEvent,
  stream: DataKey,
  secrets: ReadonlyMap<string, Buffer | null>,
  how: Redaction,
) {
  return open.blobs.flatMap((blob): Sealed[] => {
    const texts = remainingTexts(open, blob, how);
    const owners = blob.owners.map((id) => secrets.get(id) ?? null).filter((secret) => secret !== null);
    if (texts.length === 0 || owners.length < blob.owners.length) return [];
    const key = blobKey(open.event.id, [stream.secret, ...owners]);
    return [[lockBlob(key, JSON.stringify(texts)), stream.id, ...blob.owners]];
  });
}

/** Stores the texts of a stream again, encrypted with its new key. The former keys may be erased after that. */
export async function reencryptStream(
  pool: Pool,
  keys: DataKeys,
  events: readonly OpenEvent[],
  stream: DataKey,
  how: Redaction,
): Promise<void> {
  const old = events.filter(({ blobs }) => blobs.some((blob) => blob.stream !== stream.id));
  const secrets = await keys.load(new Set(old.flatMap(({ blobs }) => blobs.flatMap(({ owners }) => owners))));
  await pool.query(
    `INSERT INTO app.sealed_replacements (event_id, stream_key, sealed)
     SELECT id, $3, sealed::json FROM unnest($1::uuid[], $2::text[]) AS t (id, sealed)
     ON CONFLICT (event_id) DO UPDATE SET stream_key = EXCLUDED.stream_key, sealed = EXCLUDED.sealed`,
    [
      old.map(({ event }) => event.id),
      old.map((open) => JSON.stringify(reencryptedBlobs(open, stream, secrets, how))),
      stream.id,
    ],
  );
}
