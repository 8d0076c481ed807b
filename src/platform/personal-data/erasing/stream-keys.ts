import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { type DataKeys, streamName } from '../keys/data-keys';

export async function idsOf(pool: Pool, names: readonly string[]): Promise<string[]> {
  const sql = 'SELECT id FROM app.person_keys WHERE name = ANY($1)';
  return (await pool.query<{ id: string }>(sql, [names])).rows.map(({ id }) => id);
}

interface Processes {
  pool: Pool;
  keys: DataKeys;
  /** Notifies all processes that the keys in their memory are outdated. */
  notify(): Promise<void>;
}

/**
 * Removes the names from the keys of these streams, so that all processes write with new keys, and waits until no process uses the former
 * keys any more.
 * @returns ids of the keys that had the names.
 */
export async function retireStreamKeys(
  { pool, keys, notify }: Processes,
  streamIds: readonly string[],
): Promise<string[]> {
  const names = streamIds.map(streamName);
  const former = await idsOf(pool, names);
  await pool.query('UPDATE app.person_keys SET name = NULL WHERE name = ANY($1)', [names]);
  await notify();
  await sleep(keys.life.namesMs);
  return former;
}

export async function eraseKeys(pool: Pool, ids: readonly string[]): Promise<void> {
  await pool.query(
    `UPDATE app.person_keys SET name = NULL, wrapped = NULL, master = NULL, erased_at = now()
     WHERE id = ANY($1) AND erased_at IS NULL`,
    [ids],
  );
}
