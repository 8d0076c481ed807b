import type { SerialisedEvent } from '../../json-events';

const SOURCES = {
  one: '(select $3::uuid as id, $4::text as type, $5::json as data, $6::json as metadata, 1 as i)',
  many: 'unnest($3::uuid[], $4::text[], $5::json[], $6::json[]) with ordinality',
};

/**
 * Returns the old head of the stream (-1 without a stream) and the transaction number, null when the head was not the expected one.
 * Run it alone: the head is read before the transaction gets its number (at its first write). So the writer of that head had a lower
 * number, and revisions and positions rise together within a stream. The loser of a race has read the same head and violates the
 * primary key (23505).
 */
function text(source: string): string {
  return `
with h as materialized (
  select coalesce((select revision from es.events where stream_id = $1 order by revision desc limit 1), -1) as head
), w as (
  insert into es.events (tx, ord, revision, id, stream_id, type, data, metadata)
  select es.transaction_number(), n.i - 1, $2::integer + n.i, n.id, $1, n.type, n.data, n.metadata
  from h, ${source} as n (id, type, data, metadata, i) where h.head = $2
  returning tx
)
select h.head, (select w.tx from w limit 1) as tx from h`;
}

const TEXTS = { one: text(SOURCES.one), many: text(SOURCES.many) };

/**
 * The same for several streams in one transaction: each is appended to, or left alone, by itself. All heads are read before the
 * transaction gets its number, since all are of the statement's snapshot.
 */
const TOGETHER = `
with h as materialized (
  select w.a, w.stream_id, w.last, coalesce(
    (select revision from es.events e where e.stream_id = w.stream_id order by revision desc limit 1), -1) as head
  from unnest($1::text[], $2::integer[]) with ordinality as w (stream_id, last, a)
), w as (
  insert into es.events (tx, ord, revision, id, stream_id, type, data, metadata)
  select es.transaction_number(), n.ord - 1, h.last + n.i, n.id, h.stream_id, n.type, n.data, n.metadata
  from unnest($3::integer[], $4::integer[], $5::uuid[], $6::text[], $7::json[], $8::json[])
    with ordinality as n (a, i, id, type, data, metadata, ord) join h on h.a = n.a
  where h.head = h.last order by n.ord
  returning tx
)
select h.head, h.head = h.last as fits, (select w.tx from w limit 1) as tx from h order by h.a`;

export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

/** Events that follow revision `last` of a stream (-1: which must not exist). */
export interface StreamAppend {
  streamId: string;
  last: number;
  events: readonly SerialisedEvent[];
}

/** Appends to several streams. Each may be named once, and all in the order of their names: so two such statements never wait for each other. */
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
  return { name: `es-append-together-${growth}`, text: TOGETHER, values };
}

/**
 * Appends `events` after revision `last` (-1: the stream must not exist). A connection keeps the plan made for a name, and Postgres
 * may plan a scan while the table is small. `growth` is part of the name, so new plans are made as the table grows.
 */
export function appendStatement(
  streamId: string,
  last: number,
  events: readonly SerialisedEvent[],
  growth: number,
): Statement {
  const [first] = events;
  if (events.length === 1 && first) {
    const values = [streamId, last, first.id, first.type, first.data, first.metadata];
    return { name: `es-append-one-${growth}`, text: TEXTS.one, values };
  }
  const values = [
    streamId,
    last,
    events.map((event) => event.id),
    events.map((event) => event.type),
    events.map((event) => event.data),
    events.map((event) => event.metadata),
  ];
  return { name: `es-append-many-${growth}`, text: TEXTS.many, values };
}
