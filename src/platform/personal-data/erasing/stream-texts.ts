import type { Pool } from 'pg';
import type { RecordedEvent } from '../../event-store/port';
import type { DataKeys } from '../keys/data-keys';
import { replacementsOf, sealedIn, textsIn } from '../sealing/open-events';
import type { Sealed } from '../sealing/seal-events';

/** One blob of an event, with its texts, each after its path; null if they are already erased. */
export interface OpenBlob {
  stream: string;
  owners: readonly string[];
  texts: readonly string[] | null;
}

export interface OpenEvent {
  event: RecordedEvent;
  blobs: readonly OpenBlob[];
}

/** The texts of stored events as they are now, blob by blob. */
export async function openBlobs(pool: Pool, keys: DataKeys, events: readonly RecordedEvent[]): Promise<OpenEvent[]> {
  const sealed = events.filter((event) => sealedIn(event));
  const replaced = await replacementsOf(
    pool,
    sealed.map(({ id }) => id),
  );
  const present = (event: RecordedEvent): readonly Sealed[] =>
    replaced.get(event.id.toLowerCase()) ?? sealedIn(event) ?? [];
  const secrets = await keys.load(new Set(sealed.flatMap((event) => present(event).flatMap(([, ...ids]) => ids))));
  return sealed.map((event) => ({
    event,
    blobs: present(event).map((blob) => {
      const [, stream, ...owners] = blob;
      return { stream, owners, texts: textsIn(event.id, blob, secrets) };
    }),
  }));
}
