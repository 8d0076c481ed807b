import type { Pool, PoolClient } from 'pg';
import { schemaIfMissing } from '../../postgres';
import { KEY_LOST } from './append/append-statement';

/** Key of the advisory lock under which the tables are created. */
const SCHEMA_LOCK = { classId: 20_151, objectId: 1 };

/** Channel of the wake-ups for other processes; the payload is a position. */
export const CHANNEL = 'es_events';

const TABLE = `
${schemaIfMissing('es')}
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
 * es.transaction_number: the number of the current transaction, assigned here if it has none yet.
 * es.horizon: events of transactions below this number are all visible, because no older transaction is still open.
 */
const NUMBERS = `
create or replace function es.transaction_number() returns bigint language sql stable as
$$ select pg_current_xact_id()::text::bigint + es.tx_offset() $$;
create or replace function es.horizon() returns bigint language sql stable as
$$ select pg_snapshot_xmin(pg_current_snapshot())::text::bigint + es.tx_offset() $$;
`;

/**
 * es.assert_keys: fails with `KEY_LOST` unless all these keys of personal data are stored. They are committed without waiting for the disk,
 * so after a crash some may be missing that a process still has in memory. Texts encrypted with them could never be decrypted.
 */
const KEYS = `
create or replace function es.assert_keys(ids text[]) returns void language plpgsql stable as $$
begin
  if (select count(*) from app.person_keys where id = any(ids)) < cardinality(ids) then
    raise exception 'A key of personal data is lost' using errcode = '${KEY_LOST}';
  end if;
end $$;
`;

function offsetFunction(offset: string): string {
  return `create or replace function es.tx_offset() returns bigint language sql immutable as $$ select ${BigInt(offset)}::bigint $$;`;
}

/**
 * Creates or updates the tables of the event store. Several processes may call it at the same time, at every start. If a dump was restored
 * into another cluster, whose transaction numbers may be lower, it ensures that new events are numbered above the old ones.
 */
export async function createEventStoreSchema(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1, $2)', [SCHEMA_LOCK.classId, SCHEMA_LOCK.objectId]);
    await client.query(TABLE);
    await client.query(offsetFunction(await neededOffset(client)));
    await client.query(NUMBERS);
    await client.query(KEYS);
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
