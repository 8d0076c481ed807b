import type { Pool } from 'pg';
import { type EventStore, START } from '../../event-store/port';
import type { SealedStore } from '../sealed-store';
import { sealedIn } from '../sealing/open-events';

const BATCH = 500;

/**
 * Encrypts the personal texts of a log in the tables of Postgres that was written before keys existed. Events whose texts are already
 * encrypted stay as they are, so it can be repeated after an interruption. At the end the tables are rewritten, because Postgres keeps the
 * former rows until then.
 * @param stored the log as it is stored. @param beforeChange called once, before the first event is changed. @returns how many events were
 * changed.
 */
export async function encryptLog(
  pool: Pool,
  stored: Pick<EventStore, 'readAll'>,
  sealing: SealedStore,
  beforeChange: () => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  let count = 0;
  for await (const events of stored.readAll(START, BATCH)) {
    const plain = events.filter((event) => !sealedIn(event));
    const sealed = await sealing.storedForms(plain);
    const changed = plain.flatMap((event, nth) =>
      sealed[nth]?.data === event.data ? [] : [{ event, data: sealed[nth]?.data }],
    );
    if (changed.length === 0) continue;
    if (count === 0) await beforeChange();
    const { rowCount } = await pool.query(
      `UPDATE es.events e SET data = t.data::json FROM unnest($1::text[], $2::integer[], $3::text[]) AS t (stream, revision, data)
       WHERE e.stream_id = t.stream COLLATE "C" AND e.revision = t.revision`,
      [
        changed.map(({ event }) => event.streamId),
        changed.map(({ event }) => event.revision),
        changed.map(({ data }) => JSON.stringify(data)),
      ],
    );
    count += rowCount ?? 0;
  }
  if (count > 0) await pool.query('VACUUM (FULL, ANALYZE) es.events');
  return count;
}
