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

export interface Statement {
  name: string;
  text: string;
  values: unknown[];
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
