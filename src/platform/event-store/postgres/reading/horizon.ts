import type { Position, RecordedEvent } from '../../port';
import { newestPosition, readSettled } from '../rows';
import type { Queryable } from '../rows';

/**
 * Who is writing events, seen after the limit was taken. Whoever inserts holds this lock on the table from before its
 * transaction gets a number until after its commit can be seen. A null transaction: none yet, so a later one.
 */
const APPENDS_UNDER_WAY = `
select a.backend_xid::text::bigint, a.usesysid = (select oid from pg_roles where rolname = current_user)
from pg_locks l left join pg_stat_activity a on a.pid = l.pid
where l.locktype = 'relation' and l.relation = 'es.events'::regclass and l.mode = 'RowExclusiveLock' and l.granted
  and l.database = (select oid from pg_database where datname = current_database())`;

const EPOCH = 1n << 32n;

/**
 * A horizon that looks at appends only, for when a long transaction of something else (a big import, a rebuild) holds back
 * es.horizon(), which knows all transactions of the cluster. Null when it cannot be told; then the caller keeps to that one.
 *
 * Why it is right: first the limit is taken, then the lock's holders. An append numbered below the limit either is among
 * them with its number, or is over, and then a read that starts after this sees its events.
 */
export async function horizonOfAppends(db: Queryable): Promise<string | null> {
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
    // Postgres hides the transaction of another role's connection, and of one that has just gone there is no row.
    if (ours !== true) return null;
    const older = xid === null ? 0n : distance(limit, BigInt(xid));
    if (older > 0n && limit - older < horizon) horizon = limit - older;
  }
  return (horizon + BigInt(row[1])).toString();
}

/** How far a 32-bit transaction number lies before the full one; 0 when it is the same or later. */
function distance(limit: bigint, xid: bigint): bigint {
  const behind = (((limit - xid) % EPOCH) + EPOCH) % EPOCH;
  return behind < EPOCH / 2n ? behind : 0n;
}

/** Settled events after a position, those too that only a transaction without events holds back from es.horizon(). */
export async function readSettledByAppends(db: Queryable, after: Position, limit: number): Promise<RecordedEvent[]> {
  const horizon = await horizonOfAppends(db);
  return readSettled(db, after, limit, horizon);
}

/** The next settled events; empty only when there are none as far as can be told. */
export async function readSettledBatch(db: Queryable, after: Position, limit: number): Promise<RecordedEvent[]> {
  const batch = await readSettled(db, after, limit);
  if (batch.length > 0 || (await newestPosition(db)) <= after) return batch;
  return readSettledByAppends(db, after, limit);
}

/** Position of the newest event that is settled, as far as can be told. */
export async function settledHead(db: Queryable): Promise<Position> {
  const { rows } = await db.query<[string]>({ rowMode: 'array', text: 'select es.horizon()', values: [] });
  const settled = await newestPosition(db, rows[0]?.[0] ?? '0');
  if (settled === (await newestPosition(db))) return settled;
  const horizon = await horizonOfAppends(db);
  return horizon === null ? settled : newestPosition(db, horizon);
}
