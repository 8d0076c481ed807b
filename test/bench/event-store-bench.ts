import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { EventStore, NewEvent } from '../../src/platform/event-store/port';
import { START } from '../../src/platform/event-store/port';

/** All per second. */
export interface EventStoreFigures {
  clients: { clients: number; rawInserts: number; appends: number }[];
  readAll: number;
}

const ROUNDS = 5;

/**
 * Appends of one event each beside single-row inserts of the same data into the same Postgres, in alternating rounds, then a
 * read of everything. The pool must be the store's; it leaves a table `bench_raw` and its events behind.
 */
export async function benchEventStore(pool: Pool, store: EventStore, roundMs = 600): Promise<EventStoreFigures> {
  await pool.query(
    'create table if not exists bench_raw (id uuid primary key, stream_id text, revision integer, type text, data json, metadata json)',
  );
  const clients = [];
  for (const count of [1, 16]) {
    const raw: number[] = [];
    const appends: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      raw.push(await rate(count, roundMs, () => insert(pool)));
      appends.push(await rate(count, roundMs, () => append(store)));
    }
    clients.push({ clients: count, rawInserts: median(raw), appends: median(appends) });
  }
  for (let n = 0; n < 100; n += 1)
    await store.append(`bench-${randomUUID()}`, 'NO_STREAM', Array.from({ length: 1_000 }, sample));
  return { clients, readAll: await readAllRate(store) };
}

async function readAllRate(store: EventStore): Promise<number> {
  const begin = performance.now();
  let count = 0;
  for await (const batch of store.readAll(START)) count += batch.length;
  return Math.round((count / (performance.now() - begin)) * 1_000);
}

async function rate(clients: number, ms: number, work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  let done = 0;
  const client = async (): Promise<void> => {
    for (; performance.now() < begin + ms; done += 1) await work();
  };
  await Promise.all(Array.from({ length: clients }, client));
  return Math.round((done / (performance.now() - begin)) * 1_000);
}

async function insert(pool: Pool): Promise<void> {
  const { id, type, data, metadata } = sample();
  await pool.query({
    name: 'bench-raw',
    text: 'insert into bench_raw (id, stream_id, revision, type, data, metadata) values ($1, $2, $3, $4, $5, $6)',
    values: [id, `bench-${randomUUID()}`, 0, type, JSON.stringify(data), JSON.stringify(metadata)],
  });
}

async function append(store: EventStore): Promise<void> {
  await store.append(`bench-${randomUUID()}`, 'NO_STREAM', [sample()]);
}

function sample(): NewEvent {
  return {
    id: randomUUID(),
    type: 'DecisionRecorded',
    data: { articleId: randomUUID(), text: 'x'.repeat(120) },
    metadata: {
      userId: randomUUID(),
      realUserId: null,
      at: new Date().toISOString(),
      correlationId: randomUUID(),
      causationId: null,
      schemaVersion: 1,
    },
  };
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
