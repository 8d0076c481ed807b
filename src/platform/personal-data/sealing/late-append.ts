import type { Pool } from 'pg';
import { type DataKey, type DataKeys, streamName } from '../keys/data-keys';
import { type Plan, SEALED, sealedEvent } from './seal-events';

/**
 * Call it after an append. An erasure waits for running appends as long as a name is cached (`namesMs`), then encrypts the texts of a
 * stream again and erases its former key. An append that took longer may have written with that key, and its texts would be lost. So they
 * are encrypted once more, with the current key of the stream, while this process still has them. Texts of an erased person stay
 * unreadable, because the keys of people are those of the original append.
 * @param plans the events of one stream. @param used the keys with which they were written.
 */
export async function keepReadable(
  pool: Pool,
  keys: DataKeys,
  plans: readonly Plan[],
  used: ReadonlyMap<string, DataKey>,
): Promise<void> {
  const name = streamName(plans[0]?.streamId ?? '');
  const key = used.get(name);
  // An erasure that removed the name after this time is still waiting.
  if (!key || performance.now() - key.namedAt < keys.life.namesMs) return;
  const named = await pool.query('SELECT FROM app.person_keys WHERE id = $1 AND name = $2', [key.id, name]);
  if (named.rowCount === 1) return;
  keys.forget();
  const present = await keys.ensure([name]);
  const again = plans
    .filter(({ groups }) => groups.length > 0)
    .map((plan) => sealedEvent(plan, new Map([...used, ...present])));
  // If the erasure has processed the event itself, its result stays.
  await pool.query(
    `INSERT INTO app.sealed_replacements (event_id, stream_key, sealed)
     SELECT id, $3, sealed::json FROM unnest($1::uuid[], $2::text[]) AS t (id, sealed) ON CONFLICT (event_id) DO NOTHING`,
    [
      again.map(({ id }) => id),
      again.map(({ data }) => JSON.stringify((data as { [SEALED]: unknown })[SEALED])),
      present.get(name)?.id,
    ],
  );
}
