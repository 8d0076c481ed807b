import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { acceptLog } from '../../../src/accept-log';
import { readableLog } from '../../../src/article';
import { createApp } from '../../../src/bootstrap';
import { type AppConfig, loadConfig } from '../../../src/platform/config/config';
import { copyLog } from '../../../src/platform/event-store/copy/copy-log';
import { createEventStoreDb } from '../../../src/platform/event-store/eventstoredb/create-event-store-db';
import { refuseForeignLog } from '../../../src/platform/event-store/identity/log-identity';
import { refuseForeignReads } from '../../../src/platform/event-store/identity/refuse-foreign-reads';
import { type EventStore, type NewEvent, type RecordedEvent, START } from '../../../src/platform/event-store/port';
import { createPostgresEventStore } from '../../../src/platform/event-store/postgres/create-postgres-event-store';
import { createPool } from '../../../src/platform/postgres';
import { startTestApp, TEST_DATA_KEY, type TestApp } from '../../support/app/app';
import { until } from '../../support/app/http-until';
import { createTestDatabase, type TestDatabase } from '../../support/database/postgres';
import { EsdbDouble } from '../../support/esdb-double/esdb-double';

/** Events of the journal that an older copy of its log does not have. */
const LOST = 3;

/** Tests a database whose events are in a store of this kind with stores other than the one from which it was filled. */
export function refuseForeignLogs(kind: 'Postgres' | 'EventStoreDB'): void {
  const doubles: EsdbDouble[] = [];
  const databases: TestDatabase[] = [];
  const stores: EventStore[] = [];
  const running: TestApp[] = [];
  let pool: Pool;
  let url = '';
  let log: RecordedEvent[];

  beforeAll(async () => {
    databases.push(await createTestDatabase());
    pool = createPool(databases[0]?.url ?? '', () => undefined);
    if (kind === 'EventStoreDB') url = await aStoreWith([]);
    const app = await start();
    await askForLink(app, 'author');
    await askForLink(app, 'editor');
    await until('both mails', async () => ((await sentIn(await storeAt(url))) === 2 ? true : null));
    await stop();
    log = await logOf(await storeAt(url));
  });
  afterAll(async () => {
    for (const app of running) await app.stop();
    for (const store of stores) await store.close();
    await pool.end();
    for (const double of doubles) await double.stop();
    for (const database of databases) await database.drop();
  });

  async function start(): Promise<TestApp> {
    const app = await startTestApp({ env: { DATABASE_URL: databases[0]?.url ?? '', EVENT_STORE_URL: url } });
    running.push(app);
    return app;
  }
  const stop = async (): Promise<void> => running.pop()?.stop();
  /** A start that is refused ends before it writes or sends anything. */
  const startOn = (storeUrl: string, databaseUrl?: string): Promise<unknown> =>
    createApp(settingsFor(storeUrl, databaseUrl));
  const settingsFor = (EVENT_STORE_URL: string, DATABASE_URL = databases[0]?.url): AppConfig =>
    loadConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'fatal',
      JWT_SECRET: randomUUID(),
      DATA_KEY: TEST_DATA_KEY,
      PORT: '0',
      DATABASE_URL,
      EVENT_STORE_URL,
    });
  async function storeAt(at: string): Promise<EventStore> {
    const store = at === '' ? await createPostgresEventStore(pool) : createEventStoreDb(at);
    stores.push(store);
    return store;
  }
  async function aStoreWith(events: RecordedEvent[]): Promise<string> {
    const double = await EsdbDouble.start();
    doubles.push(double);
    const store = await storeAt(double.url);
    await copyLog(oneBatch(events), store);
    return double.url;
  }
  async function askForLink(app: TestApp, who: string): Promise<void> {
    const { email } = (await app.as(who)).user;
    await app.visitor.post('/reset-password', { email });
    await app.mailTo(email, 'PASSWORD_RESET');
  }
  const numberFrom = async (sql: string): Promise<number> => Number((await pool.query<{ n: number }>(sql)).rows[0]?.n);
  const mailCount = (): Promise<number> => numberFrom('SELECT count(*)::int AS n FROM app.caught_mails');
  const sentIn = async (store: EventStore): Promise<number> =>
    (await logOf(store)).filter(({ type }) => type === 'MailSent').length;
  /** The log without its end: cut off in Postgres, a new EventStoreDB otherwise. */
  async function olderCopy(): Promise<string> {
    const left = log.slice(0, -LOST);
    if (kind === 'EventStoreDB') return aStoreWith(left);
    await pool.query('DELETE FROM es.events WHERE NOT id = ANY($1::uuid[])', [left.map(({ id }) => id)]);
    return '';
  }

  it('does not start on an empty log, on the log of another journal, or on one that has diverged', async () => {
    await expect(startOn(await aStoreWith([]))).rejects.toThrow('The event store ends before');
    // The same check as at a second start.
    await refuseForeignLog(pool, await storeAt(url));
    await expect(startOn(await aStoreWith([]))).rejects.toThrow('The event store is empty, but');
    const other = await aStoreWith([]);
    await writeTo(await storeAt(other));
    await expect(startOn(other)).rejects.toThrow(/holds the events of another journal: .*npm run restore/);
    if (kind === 'EventStoreDB') await expect(startOn('')).rejects.toThrow('The event store is empty, but');
    else return;
    const forked = await aStoreWith(log.slice(0, -LOST));
    const changed = log.slice(-LOST).map((event) => ({ ...event, id: randomUUID() }));
    const store = await storeAt(forked);
    for (const { streamId, revision, ...event } of changed)
      await store.append(streamId, revision === 0 ? 'NO_STREAM' : revision - 1, [event]);
    for (let more = 0; more < 20; more += 1) await writeTo(store, `more-${more}`);
    await expect(startOn(forked)).rejects.toThrow(/a copy that has gone its own way/);
  });

  it('does not start a new journal on a log that has one', async () => {
    const database = await createTestDatabase();
    databases.push(database);
    const full = kind === 'EventStoreDB' ? url : await aStoreWith(log);
    await expect(startOn(full, database.url)).rejects.toThrow(
      'The event store holds a journal already, but this database is new.',
    );
  });

  it('is read by no tool that has the address of another store', async () => {
    await refuseForeignReads(pool, await storeAt(url));
    const empty = await storeAt(await aStoreWith([]));
    await expect(refuseForeignReads(pool, empty)).rejects.toThrow(/^The event store is empty, but .*EVENT_STORE_URL/);
    const older = await storeAt(await aStoreWith(log.slice(0, -LOST)));
    await expect(refuseForeignReads(pool, older)).rejects.toThrow(/ends before|otherwise/);
    const analyst = await createTestDatabase();
    databases.push(analyst);
    const analysing = createPool(analyst.url, () => undefined);
    await refuseForeignReads(analysing, await storeAt(url)).finally(() => analysing.end());
  });

  it('does not start when a newer release has written to it', async () => {
    await pool.query("INSERT INTO app.migrations (name) VALUES ('of-a-newer-release')");
    await expect(startOn(url)).rejects.toThrow(/^A newer release has worked with this database \(of-a-newer-release\)/);
    await pool.query("DELETE FROM app.migrations WHERE name = 'of-a-newer-release'");
  });

  it('does not start on an older copy; once that is accepted, it sends every mail exactly once', async () => {
    expect(await acceptLog(pool, readableLog(await storeAt(url), pool, { dataKey: TEST_DATA_KEY }))).toBeNull();
    url = await olderCopy();
    await expect(startOn(url)).rejects.toThrow(/^The event store ends before .*npm run events -- accept$/);
    expect(await acceptLog(pool, readableLog(await storeAt(url), pool, { dataKey: TEST_DATA_KEY }))).toEqual({
      droppedMails: 0,
    });
    const before = await mailCount();
    const app = await start();
    await askForLink(app, 'assistant');
    await until('the new mail', async () => ((await mailCount()) > before ? true : null));
    await stop();
    expect(await mailCount()).toBe(before + 1);
  });

  if (kind === 'EventStoreDB')
    it('is reported immediately when a running store comes back without its events', async () => {
      const quire = await createApp(settingsFor(url));
      await quire.listen();
      const reported = new Promise<string>((resolve) => quire.onMustStop(resolve));
      await doubles.at(-1)?.loseEvents(1_500);
      expect(await reported).toMatch(/^The event store is empty, but/);
      await quire.stop();
    });
}

async function* oneBatch(events: RecordedEvent[]): AsyncGenerator<RecordedEvent[]> {
  yield await Promise.resolve(events);
}

async function logOf(store: EventStore): Promise<RecordedEvent[]> {
  const found: RecordedEvent[] = [];
  for await (const batch of store.readAll(START)) found.push(...batch);
  return found;
}

async function writeTo(store: EventStore, stream = 'one'): Promise<void> {
  const systemMetadata = { userId: null, realUserId: null, causationId: null, correlationId: 'c', schemaVersion: 1 };
  const metadata = { ...systemMetadata, at: '2026-01-01T00:00:00.000Z' };
  const event: NewEvent = { id: randomUUID(), type: 'Happened', data: {}, metadata };
  await store.append(stream, 'NO_STREAM', [event]);
}
