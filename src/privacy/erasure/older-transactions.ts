import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';

/** How often to look again, in milliseconds. */
const EVERY_MS = 200;
/** Longer than any transaction of the product; a copy of the database by other programs may take longer. */
const LIMIT_MS = 600_000;

/** $1: a transaction. The sessions of this database that may still see rows as they were before it. */
const OLDER = `SELECT count(*)::int AS count FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()
    AND greatest(age(backend_xid), age(backend_xmin)) > age($1::text::xid)`;

/**
 * Waits until every transaction that began before this call has ended. While one runs, Postgres keeps the rows that it may still read, also
 * when it rewrites their table.
 * @throws Error when one has not ended after ten minutes.
 */
export async function waitForOlderTransactions(pool: Pool, limitMs = LIMIT_MS): Promise<void> {
  const { rows } = await pool.query<{ id: string }>('SELECT pg_current_xact_id()::xid::text AS id');
  const deadline = performance.now() + limitMs;
  for (;;) {
    const { rows: older } = await pool.query<{ count: number }>(OLDER, [rows[0]?.id]);
    if ((older[0]?.count ?? 0) === 0) return;
    if (performance.now() > deadline)
      throw new Error('A transaction that began before the erasure is still open: old rows would stay in the files');
    await sleep(EVERY_MS);
  }
}
