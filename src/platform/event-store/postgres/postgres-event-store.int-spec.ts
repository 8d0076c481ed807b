import { randomUUID } from 'node:crypto';
import { Client, Pool } from 'pg';
import type { TestDatabase } from '../../../../test/support/database/postgres';
import { createTestDatabase } from '../../../../test/support/database/postgres';
import { serialiseEvents } from '../json-events';
import type { EventStore, NewEvent, RecordedEvent } from '../port';
import { appendStatement } from './append/append-statement';
import { createPostgresEventStore } from './create-postgres-event-store';

function newEvent(): NewEvent {
  const [id, correlationId] = [randomUUID(), randomUUID()];
  const metadata = { userId: null, realUserId: null, at: '2026-11-21T00:00:00Z', correlationId, causationId: null };
  return { id, type: 'Tried', data: {}, metadata: { ...metadata, schemaVersion: 1 } };
}

async function eventually(holds: () => boolean, ms = 5_000): Promise<void> {
  for (const end = Date.now() + ms; !holds() && Date.now() < end;) await new Promise((r) => setTimeout(r, 2));
  expect(holds()).toBe(true);
}

describe('the Postgres event store', () => {
  let database: TestDatabase;
  let pool: Pool;
  let store: EventStore;
  const clients: Client[] = [];

  beforeEach(async () => {
    database = await createTestDatabase();
    pool = new Pool({ connectionString: database.url });
    // The server cuts this connection when it drops the test database.
    pool.on('error', () => undefined);
    store = await createPostgresEventStore(pool);
  });
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.end()));
    await store.close();
    await pool.end();
    await database.drop();
  });

  const connect = async (): Promise<Client> => {
    const client = new Client({ connectionString: database.url });
    clients.push(client);
    await client.connect();
    return client;
  };
  /** Starts an append that is not committed yet. */
  const hold = async (event: NewEvent): Promise<Client> => {
    const client = await connect();
    await client.query('begin');
    await client.query(appendStatement({ streamId: randomUUID(), last: -1, events: serialiseEvents([event]) }, 0));
    return client;
  };
  const listen = (after = '', from = store): RecordedEvent[] => {
    const seen: RecordedEvent[] = [];
    from.subscribe({ after, onBatch: async (events) => void seen.push(...events) });
    return seen;
  };
  const readIds = async (): Promise<string[]> => {
    const ids: string[] = [];
    for await (const batch of store.readAll('')) ids.push(...batch.map((event) => event.id));
    return ids;
  };

  it('holds later events back while an older append is open, so that no event is skipped', async () => {
    const [first, second, third] = [newEvent(), newEvent(), newEvent()];
    const seen = listen();
    const one = await hold(first);
    const two = await hold(second);
    await store.append('later', 'NO_STREAM', [third]);
    await two.query('commit');
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(seen).toEqual([]);
    expect(await readIds()).toEqual([]);
    expect(await store.head()).toBe('');
    await one.query('commit');
    await eventually(() => seen.length === 3);
    expect(seen.map((event) => event.id)).toEqual([first.id, second.id, third.id]);
    expect(await readIds()).toEqual([first.id, second.id, third.id]);
  });

  it('continues when the older append is rolled back', async () => {
    const seen = listen();
    const open = await hold(newEvent());
    const event = newEvent();
    await store.append('later', 'NO_STREAM', [event]);
    await open.query('rollback');
    await eventually(() => seen.length === 1);
    expect(seen[0]?.id).toBe(event.id);
  });

  it('delivers past a long transaction that writes no events, and past one that holds no number', async () => {
    const seen = listen();
    const other = await connect();
    await other.query('create table something_else (n integer)');
    await other.query('begin; insert into something_else values (1)');
    const idle = await connect();
    await idle.query('begin; lock table es.events in row exclusive mode');
    await store.append('one', 'NO_STREAM', [newEvent(), newEvent()]);
    await eventually(() => seen.length === 2, 30_000);
    for (let n = 0; n < 20; n += 1) await store.append(`more-${n}`, 'NO_STREAM', [newEvent()]);
    await eventually(() => seen.length === 22, 30_000);
    await other.query('rollback');
    expect(seen.map((event) => event.id)).toEqual(await readIds());
  });

  it('notices an open append among long transactions of other connections', async () => {
    const seen = listen();
    const other = await connect();
    await other.query('create table something_else (n integer)');
    await other.query('begin; insert into something_else values (1)');
    const [first, second] = [newEvent(), newEvent()];
    const open = await hold(first);
    await store.append('later', 'NO_STREAM', [second]);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(seen).toEqual([]);
    await open.query('commit');
    await eventually(() => seen.length === 2, 30_000);
    expect(seen.map((event) => event.id)).toEqual([first.id, second.id]);
  });

  it('is woken by the appends of another process long before its poll', async () => {
    const elsewhere = await createPostgresEventStore(pool, { pollMs: 60_000 });
    const seen = listen('', elsewhere);
    for (let n = 0; n < 5; n += 1) {
      await store.append(`stream-${n}`, 'NO_STREAM', [newEvent()]);
      await eventually(() => seen.length === n + 1, 30_000);
    }
    await elsewhere.close();
  });

  it('finds events appended without a notification by polling', async () => {
    const elsewhere = await createPostgresEventStore(pool, { pollMs: 50 });
    const seen = listen('', elsewhere);
    await store.append('announced', 'NO_STREAM', [newEvent()]);
    await eventually(() => seen.length === 1);
    await pool.query(appendStatement({ streamId: 'silent', last: -1, events: serialiseEvents([newEvent()]) }, 0));
    await eventually(() => seen.length === 2, 30_000);
    await elsewhere.close();
  });

  it('puts new events after the old ones when a dump is restored in a cluster with lower transaction numbers', async () => {
    const { position } = await store.append('old', 'NO_STREAM', [newEvent()]);
    await pool.query('update es.events set tx = tx + 1000000000');
    await createPostgresEventStore(pool);
    const seen = listen(position);
    const result = await store.append('old', 0, [newEvent()]);
    await eventually(() => seen.length === 2);
    expect(seen.map((event) => event.revision)).toEqual([0, 1]);
    expect(await store.head()).toBe(result.position);
  });

  it('can be set up by many processes at the same time, and repeatedly', async () => {
    await store.append('kept', 'NO_STREAM', [newEvent()]);
    await Promise.all(Array.from({ length: 5 }, () => createPostgresEventStore(pool)));
    expect(await store.readStream('kept')).toHaveLength(1);
    expect(await store.append('kept', 0, [newEvent()])).toMatchObject({ revision: 1 });
  });

  it('serves a distant and a near subscriber, with a tail shorter than the new events', async () => {
    const short = await createPostgresEventStore(pool, { capacity: 20, readLimit: 7 });
    const near = listen('', short);
    for (let n = 0; n < 60; n += 1) await short.append(`stream-${n}`, 'NO_STREAM', [newEvent(), newEvent()]);
    const far = listen('', short);
    for (let n = 60; n < 80; n += 1) await short.append(`stream-${n}`, 'NO_STREAM', [newEvent(), newEvent()]);
    await eventually(() => near.length >= 160 && far.length >= 160);
    const order = await readIds();
    expect(near.map((event) => event.id)).toEqual(order);
    expect(far.map((event) => event.id)).toEqual(order);
    await short.close();
  });
});
