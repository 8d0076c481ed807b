import type { Position, RecordedEvent } from '../../port';
import type { Queryable } from '../rows';
import { newestPosition, readSettled } from '../rows';

/**
 * Transactions that are writing events, read after the limit. A writer holds this lock on the table from before its transaction gets
 * a number until after its commit is visible. A null transaction has no number yet, so it gets a later one.
 */
const APPENDS_UNDER_WAY = `
select a.backend_xid::text::bigint, a.usesysid = (select oid from pg_roles where rolname = current_user)
from pg_locks l left join pg_stat_activity a on a.pid = l.pid
where l.locktype = 'relation' and l.relation = 'es.events'::regclass and l.mode = 'RowExclusiveLock' and l.granted
  and l.database = (select oid from pg_database where datname = current_database())`;

const EPOCH = 1n << 32n;

/**
 * A horizon of appends only. It is used when a long unrelated transaction (a big import, a rebuild) holds back es.horizon(), which
 * considers all transactions of the cluster. Null when it is unknown; the caller then continues to use es.horizon().
 *
 * Why it is correct: the limit is read first, then the lock's holders. An append numbered below the limit either is among the holders with
 * its number, or has ended, and then a read that starts later sees its events.
 */
async function horizonOfAppends(db: Queryable): Promise<string | null> {
  const limits = await db.query<[string, string]>({
    rowMode: 'array',
    text: 'select pg_snapshot_xmax(pg_current_snapshot())::text, es.tx_offset()',
    values: [],
  });
  const row = limits.rows[0];
  if (!row) return null;
  const limit = BigInt(row[0]);
  const holders = await db.query<[string | null, boolean | null]>({
    rowMode: 'array',
    text: APPENDS_UNDER_WAY,
    values: [],
  });
  let horizon = limit;
  for (const [xid, ours] of holders.rows) {
    // Postgres hides the transactions of other roles' connections, and a connection that has just closed has no row.
    if (ours !== true) return null;
    const older = xid === null ? 0n : distance(limit, BigInt(xid));
    if (older > 0n && limit - older < horizon) horizon = limit - older;
  }
  return (horizon + BigInt(row[1])).toString();
}

/** How far a 32-bit transaction number is before the full one; 0 when it is equal or later. */
function distance(limit: bigint, xid: bigint): bigint {
  const behind = (((limit - xid) % EPOCH) + EPOCH) % EPOCH;
  return behind < EPOCH / 2n ? behind : 0n;
}

/** Settled events after a position, including those that only a transaction without events hides from es.horizon(). */
export async function readSettledByAppends(db: Queryable, after: Position, limit: number): Promise<RecordedEvent[]> {
  const horizon = await horizonOfAppends(db);
  return readSettled(db, after, limit, horizon);
}

/** The next settled events; empty only when no more are known to be settled. */
export async function readSettledBatch(db: Queryable, after: Position, limit: number): Promise<RecordedEvent[]> {
  const batch = await readSettled(db, after, limit);
  if (batch.length > 0 || (await newestPosition(db)) <= after) return batch;
  return readSettledByAppends(db, after, limit);
}

/** Position of the newest event that is known to be settled. */
export async function settledHead(db: Queryable): Promise<Position> {
  const { rows } = await db.query<[string]>({ rowMode: 'array', text: 'select es.horizon()', values: [] });
  const settled = await newestPosition(db, rows[0]?.[0] ?? '0');
  if (settled === (await newestPosition(db))) return settled;
  const horizon = await horizonOfAppends(db);
  return horizon === null ? settled : newestPosition(db, horizon);
}
