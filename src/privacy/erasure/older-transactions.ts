import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';

/** How often to look again, in milliseconds. */
const EVERY_MS = 200;
/** Longer than any transaction of the product; a copy of the database by other programs may take longer. */
const LIMIT_MS = 600_000;

/**
 * $1: a transaction. Whether rows as they were before it may still be kept: by a session of this database that may see them, or by a
 * transaction that has written and is open, in any database of the server, because `VACUUM FULL` keeps what was changed since then.
 */
const OLDER = `SELECT pg_snapshot_xmin(pg_current_snapshot()) < $1::xid8 OR EXISTS (
    SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
      AND age(backend_xmin) > age($1::xid8::xid)) AS open`;

/**
 * Waits until every transaction that began before this call has ended. While one runs, Postgres keeps the rows that it may still read, also
 * when it rewrites their table.
 * @throws Error when one has not ended after ten minutes.
 */
export async function waitForOlderTransactions(pool: Pool, limitMs = LIMIT_MS): Promise<void> {
  const { rows } = await pool.query<{ id: string }>('SELECT pg_current_xact_id()::text AS id');
  const deadline = performance.now() + limitMs;
  for (;;) {
    const { rows: older } = await pool.query<{ open: boolean }>(OLDER, [rows[0]?.id]);
    if (!older[0]?.open) return;
    if (performance.now() > deadline)
      throw new Error('A transaction that began before the erasure is still open: old rows would stay in the files');
    await sleep(EVERY_MS);
  }
}
