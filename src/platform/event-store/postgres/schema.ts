import type { Pool, PoolClient } from 'pg';

/** Key of the advisory lock that every append shares while it is under way; the horizon looks at its holders. */
export const APPEND_LOCK = { classId: 20_151, objectId: 1 };
const SCHEMA_LOCK = { classId: 20_151, objectId: 2 };

/** Channel of the wake-ups for other processes; the payload is a position. */
export const CHANNEL = 'es_events';

const TABLE = `
create schema if not exists es;
create table if not exists es.events (
  tx        bigint not null,
  ord       integer not null,
  revision  integer not null,
  id        uuid not null,
  stream_id text collate "C" not null,
  type      text not null,
  data      json not null,
  metadata  json not null,
  constraint events_stream_revision primary key (stream_id, revision)
);
create unique index if not exists events_position on es.events (tx, ord);
`;

/**
 * The order in es.append matters. The stream's head is read before the transaction gets its number (which it gets at its
 * first write), so whoever wrote that head had a lower number: within a stream, revisions and positions rise together.
 * That breaks in a transaction that has written before, so it is refused there.
 * Reading first also means that a loser of a race meets the primary key (23505); the caller then asks again.
 * Sequential scans are off because the plan is kept for the life of a connection, and the first one is made on a small table.
 */
const APPEND = `
create or replace function es.append(
  p_stream text, p_expected integer, p_ids uuid[], p_types text[], p_data json[], p_metadata json[],
  out written boolean, out head integer, out tx bigint, out ord integer
) language plpgsql set enable_seqscan = off as $$
declare
  n constant integer := cardinality(p_ids);
begin
  if pg_current_xact_id_if_assigned() is not null then
    raise exception 'es.append must be the first write of its transaction' using errcode = '25001';
  end if;
  perform pg_advisory_xact_lock_shared(${APPEND_LOCK.classId}, ${APPEND_LOCK.objectId});
  select e.revision into head from es.events e where e.stream_id = p_stream order by e.revision desc limit 1;
  head := coalesce(head, -1);
  if head <> p_expected then
    select e.tx, e.ord into tx, ord from es.events e
     where e.stream_id = p_stream and e.revision = p_expected + n and e.id = p_ids[n]
       and p_ids = array(select i.id from es.events i where i.stream_id = p_stream
                          and i.revision between p_expected + 1 and p_expected + n order by i.revision);
    written := found;
    if written then head := p_expected + n; end if;
    return;
  end if;
  tx := pg_current_xact_id()::text::bigint + es.tx_offset();
  ord := n - 1;
  insert into es.events (tx, ord, revision, id, stream_id, type, data, metadata)
  select append.tx, i - 1, p_expected + i, p_ids[i], p_stream, p_types[i], p_data[i], p_metadata[i] from generate_series(1, n) i;
  head := p_expected + n;
  written := true;
end $$;
`;

/** Events of transactions below this number are all visible: no older transaction is still open. */
const HORIZON = `
create or replace function es.horizon() returns bigint language sql stable as
$$ select pg_snapshot_xmin(pg_current_snapshot())::text::bigint + es.tx_offset() $$;
`;

function offsetFunction(offset: string): string {
  return `create or replace function es.tx_offset() returns bigint language sql immutable as $$ select ${BigInt(offset)}::bigint $$;`;
}

/**
 * Creates or updates the tables of the event store; safe to call from several processes at once and at every start.
 * After a dump was restored into another cluster, whose transaction numbers may be lower, it lifts new events above the old.
 */
export async function createEventStoreSchema(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1, $2)', [SCHEMA_LOCK.classId, SCHEMA_LOCK.objectId]);
    await client.query(TABLE);
    await client.query(offsetFunction(await neededOffset(client)));
    await client.query(HORIZON);
    await client.query(APPEND);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function neededOffset(client: PoolClient): Promise<string> {
  const known = await client.query(`select to_regprocedure('es.tx_offset()') is not null as known`);
  const offset = known.rows[0]?.known ? 'es.tx_offset()' : '0::bigint';
  const { rows } = await client.query<{ offset: string }>(`
    select greatest(${offset}, coalesce(max(tx), 0) + 1 - pg_snapshot_xmax(pg_current_snapshot())::text::bigint) as offset
    from es.events`);
  return rows[0]?.offset ?? '0';
}
