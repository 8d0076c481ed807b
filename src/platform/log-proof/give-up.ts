import type { ClientBase } from 'pg';
import { START, type StoredReads } from '../event-store/port';
import { rootOf } from './merkle';
import { readTiles, TILE_SIZE } from './tiles';

type Db = Pick<ClientBase, 'query'>;

const HASH_BYTES = 32;
const ID_BYTES = 16;

/**
 * Cuts the leaves back to a log that has lost its end, which the operator accepts (ADR 61). The seals over lost events stay, marked as
 * given up, and each later comparison reports them. Runs in the transaction of `db`, with no server running.
 */
export async function giveUpLostEvents(db: Db, log: Pick<StoredReads, 'readAll'>): Promise<void> {
  let count = 0;
  for await (const batch of log.readAll(START)) count += batch.length;
  const { rows } = await db.query<{ size: number }>('SELECT size::float8 AS size FROM app.log_sealing FOR UPDATE');
  if (count >= (rows[0]?.size ?? 0)) return;
  const last = Math.floor(count / TILE_SIZE);
  const rest = (await readTiles(db, [last])).get(last)?.leaves.slice(0, count % TILE_SIZE) ?? [];
  await db.query('UPDATE app.log_seals SET given_up_at = now() WHERE size > $1 AND given_up_at IS NULL', [count]);
  await db.query('DELETE FROM app.log_tiles WHERE tile > $1 OR (tile = $1 AND $2::int = 0)', [last, rest.length]);
  await db.query(
    'UPDATE app.log_tiles SET leaves = substring(leaves for $2), ids = substring(ids for $3), root = $4 WHERE tile = $1',
    [last, rest.length * HASH_BYTES, rest.length * ID_BYTES, rootOf(rest.map(({ leaf }) => leaf))],
  );
  await db.query('UPDATE app.log_sealing SET size = $1, lost_place = true', [count]);
}

/** Starts again with an empty proof after the operator has rewritten the log. The existing seals stay, marked as given up. */
export async function giveUpAllSeals(db: Db): Promise<void> {
  await db.query('UPDATE app.log_seals SET given_up_at = now() WHERE given_up_at IS NULL');
  await db.query('TRUNCATE app.log_tiles');
  await db.query("UPDATE app.log_sealing SET size = 0, place = '', lost_place = false");
}
