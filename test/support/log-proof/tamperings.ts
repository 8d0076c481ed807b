import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { StoredEvent } from '../../../src/platform/event-store/port';
import type { Finding } from '../../../src/platform/log-proof';

/** Ids, at least one of which must be named, with this kind of finding. */
export type MustBeNamed = [ids: string[], kind: Finding['kind']];

/** The log to tamper with, and a source of random numbers. */
export interface Target {
  client: PoolClient;
  events: StoredEvent[];
  /** A whole number from 0, below this one. */
  random(below: number): number;
}

type Tampering = (target: Target) => Promise<MustBeNamed[]>;

/** Two different events. */
function two({ events, random }: Target): [StoredEvent, StoredEvent] {
  const [one, distance] = [random(events.length), 1 + random(events.length - 1)];
  return [events[one], events[(one + distance) % events.length]] as [StoredEvent, StoredEvent];
}

/** Changes the first letter of a name or text, so that the JSON stays valid. */
function changed(json: string, random: Target['random']): string {
  const places = [...json.matchAll(/(?<=")[A-Za-z]/g)].map(({ index }) => index);
  const place = places[random(places.length)] ?? 0;
  return `${json.slice(0, place)}${json[place] === 'q' ? 'x' : 'q'}${json.slice(place + 1)}`;
}

/** Sets one column of a random event. */
const setting =
  (
    column: 'data' | 'metadata' | 'type' | 'stream_id',
    value: (event: StoredEvent, target: Target) => string,
  ): Tampering =>
  async (target) => {
    const [event] = two(target);
    await target.client.query(`update es.events set ${column} = $2 where id = $1`, [event.id, value(event, target)]);
    return [[[event.id], 'changed']];
  };

const newId: Tampering = async (target) => {
  const [[event], id] = [two(target), randomUUID()];
  await target.client.query('update es.events set id = $2 where id = $1', [event.id, id]);
  return [
    [[event.id], 'missing'],
    [[id], 'added'],
  ];
};

const swappedData: Tampering = async (target) => {
  const [one, other] = two(target);
  await target.client.query('update es.events set data = $2 where id = $1', [one.id, other.data]);
  await target.client.query('update es.events set data = $2 where id = $1', [other.id, one.data]);
  return [
    [[one.id], 'changed'],
    [[other.id], 'changed'],
  ];
};

const swappedPlaces: Tampering = async (target) => {
  const [one, other] = two(target);
  await target.client.query(
    `update es.events e set tx = o.tx, ord = o.ord + 500 from es.events o
     where (e.id = $1 and o.id = $2) or (e.id = $2 and o.id = $1)`,
    [one.id, other.id],
  );
  // Either of two neighbours may be reported as moved.
  return [[[one.id, other.id], 'moved']];
};

const removed: Tampering = async ({ client, events, random }) => {
  const first = random(events.length - 20);
  const ids = events.slice(first, first + 1 + random(20)).map(({ id }) => id);
  await client.query('delete from es.events where id = any($1)', [ids]);
  return ids.map((id) => [[id], 'missing']);
};

const added: Tampering = async ({ client, events, random }) => {
  // A new event after the last sealed one is not tampering.
  const [id, before] = [randomUUID(), events[random(events.length - 1)]?.id];
  await client.query(
    `insert into es.events (tx, ord, revision, id, stream_id, type, data, metadata)
     select tx, ord + 500, 0, $1, 'article-new', type, data, metadata from es.events where id = $2`,
    [id, before],
  );
  return [[[id], 'added']];
};

const movedToTheEnd: Tampering = async ({ client, events, random }) => {
  const event = events[random(events.length - 1)];
  await client.query('update es.events set tx = (select max(tx) from es.events), ord = 700 where id = $1', [event?.id]);
  return [[[event?.id ?? ''], 'moved']];
};

export const TAMPERINGS: Record<string, Tampering> = {
  'a byte of the data': setting('data', ({ data }, { random }) => changed(data, random)),
  'a byte of the metadata': setting('metadata', ({ metadata }, { random }) => changed(metadata, random)),
  'a space in the data': setting('data', ({ data }) => data.replace(':', ': ')),
  'the type': setting('type', () => 'DecisionRecorded'),
  'the stream': setting('stream_id', () => 'article-x'),
  'the id': newId,
  'the data of two': swappedData,
  'the places of two': swappedPlaces,
  'some removed': removed,
  'one added': added,
  'one moved to the end': movedToTheEnd,
};
