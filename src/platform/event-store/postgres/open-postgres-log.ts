import type { Pool } from 'pg';
import type { EventStore } from '../port';
import { PostgresEventStore } from './postgres-event-store';

/** The same address for tools that only read: the database refuses all writes in these sessions. */
export function readOnlyUrl(url: string): string {
  const address = new URL(url);
  const options = [address.searchParams.get('options'), '-c default_transaction_read_only=on'];
  address.searchParams.set('options', options.filter(Boolean).join(' '));
  // Postgres reads a '+' literally, not as a space.
  return address.href.replaceAll('+', '%20');
}

/**
 * The event log of a database, for tools that only read it: it creates nothing. Use it with a pool to `readOnlyUrl`.
 * @throws Error on a database that no server has been started with.
 */
export async function openPostgresLog(pool: Pool): Promise<EventStore> {
  const { rows } = await pool.query<{ found: boolean }>("SELECT to_regclass('es.events') IS NOT NULL AS found");
  if (!rows[0]?.found)
    throw new Error('This database knows no events: see DATABASE_URL and DATA_DIR, or start the server first');
  return new PostgresEventStore(pool);
}
