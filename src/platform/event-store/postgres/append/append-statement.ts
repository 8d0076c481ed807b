import type { SerialisedEvent } from '../../json-events';

/** SQLSTATE of `es.assert_keys`. */
export const KEY_LOST = 'QK001';

const SOURCES = {
  one: '(select $3::uuid as id, $4::text as type, $5::json as data, $6::json as metadata, 1 as i)',
  many: 'unnest($3::uuid[], $4::text[], $5::json[], $6::json[]) with ordinality',
};

/**
 * Returns the old head of the stream (-1 without a stream) and the transaction number (null if the head was not the expected one). Run it
 * alone: the head is read before the transaction gets its number (at its first write). So the writer of that head had a lower number, and
 * within a stream positions increase with revisions. The loser of a race has read the same head and violates the primary key (23505).
 */
function text(source: string, keys: string | null = null): string {
  return `
with h as materialized (
  select coalesce((select revision from es.events where stream_id = $1 order by revision desc limit 1), -1) as head
)${assertKeysSql(keys)}, w as (
  insert into es.events (tx, ord, revision, id, stream_id, type, data, metadata)
  select es.transaction_number(), n.i - 1, $2::integer + n.i, n.id, $1, n.type, n.data, n.metadata
  from h, ${source} as n (id, type, data, metadata, i)${keys ? ', k' : ''} where h.head = $2
  returning tx
)
select h.head, (select w.tx from w limit 1) as tx from h`;
}

/** Fails with `KEY_LOST` if one of these keys of personal data is not in the database. */
const assertKeysSql = (keys: string | null): string =>
  keys ? `, k as materialized (select es.assert_keys(${keys}::text[]))` : '';

const APPEND_SQL = { one: text(SOURCES.one), many: text(SOURCES.many) };
const CHECKED_APPEND_SQL = { one: text(SOURCES.one, '$7'), many: text(SOURCES.many, '$7') };

/**
 * The same for several streams in one transaction: each stream is appended to, or left unchanged, independently. All heads are read before
 * the transaction gets its number, because they come from the snapshot of the statement.
 */
const appendTogetherSql = (keys: string | null = null): string => `
with h as materialized (
  select w.a, w.stream_id, w.last, coalesce(
    (select revision from es.events e where e.stream_id = w.stream_id order by revision desc limit 1), -1) as head
  from unnest($1::text[], $2::integer[]) with ordinality as w (stream_id, last, a)
)${assertKeysSql(keys)}, w as (
  insert into es.events (tx, ord, revision, id, stream_id, type, data, metadata)
  select es.transaction_number(), n.ord - 1, h.last + n.i, n.id, h.stream_id, n.type, n.data, n.metadata
  from unnest($3::integer[], $4::integer[], $5::uuid[], $6::text[], $7::json[], $8::json[])
    with ordinality as n (a, i, id, type, data, metadata, ord) join h on h.a = n.a${keys ? ' cross join k' : ''}
  where h.head = h.last order by n.ord
  returning tx
)
select h.head, h.head = h.last as fits, (select w.tx from w limit 1) as tx from h order by h.a`;

const APPEND_TOGETHER_SQL = appendTogetherSql();
const CHECKED_APPEND_TOGETHER_SQL = appendTogetherSql('$9');

export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

/** Events that follow revision `last` of a stream (-1: the stream must not exist). */
export interface StreamAppend {
  streamId: string;
  last: number;
  events: readonly SerialisedEvent[];
  /** Ids of keys of personal data that must be stored: a crash of the database may have lost them since they were created. */
  keys?: readonly string[];
}

/**
 * Appends to several streams. Each stream may occur once, and the streams must be in the order of their names, so that two such statements
 * never deadlock.
 */
export function appendTogetherStatement(appends: readonly StreamAppend[], growth: number): Statement {
  const rows = appends.flatMap(({ events }, a) => events.map((event, i) => ({ event, a: a + 1, i: i + 1 })));
  const values = [
    appends.map(({ streamId }) => streamId),
    appends.map(({ last }) => last),
    rows.map(({ a }) => a),
    rows.map(({ i }) => i),
    rows.map(({ event }) => event.id),
    rows.map(({ event }) => event.type),
    rows.map(({ event }) => event.data),
    rows.map(({ event }) => event.metadata),
  ];
  const keys = [...new Set(appends.flatMap((append) => append.keys ?? []))];
  return keys.length === 0
    ? { name: `es-append-together-${growth}`, text: APPEND_TOGETHER_SQL, values }
    : { name: `es-append-together-checked-${growth}`, text: CHECKED_APPEND_TOGETHER_SQL, values: [...values, keys] };
}

/**
 * Appends `events` after revision `last` (-1: the stream must not exist). A connection keeps the plan made for a name, and Postgres
 * may plan a scan while the table is small. `growth` is part of the name, so new plans are made as the table grows.
 */
export function appendStatement({ streamId, last, events, keys = [] }: StreamAppend, growth: number): Statement {
  const [first] = events;
  const isOne = events.length === 1 && first !== undefined;
  const columns = isOne
    ? [first.id, first.type, first.data, first.metadata]
    : [
        events.map((event) => event.id),
        events.map((event) => event.type),
        events.map((event) => event.data),
        events.map((event) => event.metadata),
      ];
  const kind = isOne ? 'one' : 'many';
  const values = [streamId, last, ...columns];
  return keys.length === 0
    ? { name: `es-append-${kind}-${growth}`, text: APPEND_SQL[kind], values }
    : { name: `es-append-${kind}-checked-${growth}`, text: CHECKED_APPEND_SQL[kind], values: [...values, keys] };
}
