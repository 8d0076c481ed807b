import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { createTestDatabase } from '../../../../test/support/database/postgres';
import { serialiseEvents } from '../json-events';
import type { EventStore, NewEvent, RecordedEvent } from '../port';
import { appendStatement } from './append/append-statement';
import { createPostgresEventStore } from './create-postgres-event-store';

const WRITERS = 16;
const APPENDS = 25;

function newEvent(): NewEvent {
  const [id, correlationId] = [randomUUID(), randomUUID()];
  const metadata = { userId: null, realUserId: null, at: '2026-11-21T00:00:00Z', correlationId, causationId: null };
  return { id, type: 'Tried', data: {}, metadata: { ...metadata, schemaVersion: 1 } };
}

/** Appends in transactions that stay open for a while, so that they commit out of order. Some fail. */
async function writeSlowly(pool: Pool, written: string[]): Promise<void> {
  for (let n = 0; n < APPENDS; n += 1) {
    const events = [newEvent(), newEvent()];
    const client = await pool.connect();
    await client.query('begin');
    await client.query(appendStatement({ streamId: randomUUID(), last: -1, events: serialiseEvents(events) }, 0));
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
    const fails = n % 7 === 3;
    await client.query(fails ? 'rollback' : 'commit');
    client.release();
    if (!fails) written.push(...events.map((event) => event.id));
  }
}

/** Runs long transactions that write something else, with occasional pauses. */
async function disturb(pool: Pool, isOver: () => boolean): Promise<void> {
  await pool.query('create table something_else (n integer)');
  while (!isOver()) {
    const client = await pool.connect();
    await client.query('begin; insert into something_else values (1)');
    await new Promise((resolve) => setTimeout(resolve, 120));
    await client.query('commit');
    client.release();
  }
}

async function readAllIds(store: EventStore): Promise<string[]> {
  const ids: string[] = [];
  for await (const batch of store.readAll('', 13)) ids.push(...batch.map((event) => event.id));
  return ids;
}

it.each([
  ['by themselves', false],
  ['among long transactions of others', true],
])('skips no event and shows none twice while transactions commit out of order: %s', async (_name, disturbed) => {
  const database = await createTestDatabase();
  const pool = new Pool({ connectionString: database.url, max: 25 });
  // The server cuts this connection when it drops the test database.
  pool.on('error', () => undefined);
  const store = await createPostgresEventStore(pool, { pollMs: 20 });
  const seen: RecordedEvent[] = [];
  store.subscribe({ after: '', batchSize: 9, onBatch: async (events) => void seen.push(...events) });
  let over = false;
  const disturbance = disturbed ? disturb(pool, () => over) : Promise.resolve();
  const written: string[] = [];
  const prefixes: string[][] = [];
  const writing = Promise.all(Array.from({ length: WRITERS }, () => writeSlowly(pool, written))).then(() => {
    over = true;
  });
  while (!over) prefixes.push(await readAllIds(store));
  await Promise.all([writing, disturbance]);
  for (const end = Date.now() + 60_000; seen.length < written.length && Date.now() < end;)
    await new Promise((resolve) => setTimeout(resolve, 5));
  const order = await readAllIds(store);
  expect([...order].sort()).toEqual([...written].sort());
  expect(seen.map((event) => event.id)).toEqual(order);
  // Each earlier read is a prefix of the current one.
  for (const prefix of prefixes) expect(order.slice(0, prefix.length)).toEqual(prefix);
  await store.close();
  await pool.end();
  await database.drop();
});
