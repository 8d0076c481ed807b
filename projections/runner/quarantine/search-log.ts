import type { Pool } from 'pg';
import { ARTICLE_EVENT_TYPES } from '../../../src/article';
import { type EventStore, START } from '../../../src/platform/event-store/port';
import { LIVE_SCHEMA } from '../schema';
import { noteUnknown, unknownOf } from './unknown-events';

const BATCH = 5_000;
const TABLE = `${LIVE_SCHEMA}.searched_types`;

/**
 * Searches the log for unknown events when a release with other event types has searched it last, as after a downgrade. The read models
 * are then up to date, and nothing else would find those events.
 */
export async function searchLog(pool: Pool, store: Pick<EventStore, 'readAll'>, signal: AbortSignal): Promise<void> {
  const types = [...ARTICLE_EVENT_TYPES].sort().join(' ');
  const { rows } = await pool.query<{ types: string }>(`SELECT types FROM ${TABLE}`);
  if (rows[0]?.types === types) return;
  for await (const events of store.readAll(START, BATCH)) {
    if (signal.aborted) return;
    await noteUnknown(pool, unknownOf(events));
  }
  const sql = `INSERT INTO ${TABLE} (types) VALUES ($1) ON CONFLICT (one) DO UPDATE SET types = EXCLUDED.types`;
  await pool.query(sql, [types]);
}
