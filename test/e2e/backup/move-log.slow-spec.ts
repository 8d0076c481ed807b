import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Pool } from 'pg';
import { readableLog } from '../../../src/article';
import { createApp } from '../../../src/bootstrap';
import { moveLog } from '../../../src/move-log';
import { loadConfig } from '../../../src/platform/config/config';
import { copyLog } from '../../../src/platform/event-store/copy/copy-log';
import { beginMove } from '../../../src/platform/event-store/copy/place';
import { createEventStoreDb } from '../../../src/platform/event-store/eventstoredb/create-event-store-db';
import { type EventStore, START } from '../../../src/platform/event-store/port';
import { createPostgresEventStore } from '../../../src/platform/event-store/postgres/create-postgres-event-store';
import { createKnex, createPool } from '../../../src/platform/postgres';
import { startTestApp, TEST_DATA_KEY, type TestApp } from '../../support/app/app';
import { createTestDatabase, type TestDatabase } from '../../support/database/postgres';
import { EsdbDouble } from '../../support/esdb-double/esdb-double';
import { body, goodFields } from '../../support/stories/submission-steps';
import { contents, positionsOf } from './log-contents';

describe('A log that moves between Postgres and EventStoreDB', () => {
  let database: TestDatabase;
  let double: EsdbDouble;
  let pool: Pool;
  let knex: Knex;
  let embedded: EventStore;
  let esdb: EventStore;
  let articleId: string;
  const running: TestApp[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    double = await EsdbDouble.start();
    [pool, knex] = [createPool(database.url, () => undefined), createKnex(database.url)];
    const app = await start();
    articleId = body(await (await app.as('author')).post('/article/save', goodFields)).id;
    await app.visitor.post('/reset-password', { email: (await app.as('author')).user.email });
    await app.mailTo((await app.as('author')).user.email, 'PASSWORD_RESET');
    embedded = await createPostgresEventStore(pool);
    esdb = createEventStoreDb(double.url);
  });
  afterAll(async () => {
    for (const app of running) await app.stop();
    await Promise.all([embedded.close(), esdb.close()]);
    await Promise.all([knex.destroy(), pool.end()]);
    await double.stop();
    await database.drop();
  });

  async function start(env: Record<string, string> = {}): Promise<TestApp> {
    const app = await startTestApp({ env: { DATABASE_URL: database.url, ...env } });
    running.push(app);
    return app;
  }
  const stop = async (): Promise<void> => running.pop()?.stop();
  const aside = {
    report: () => undefined,
    readable: (store: EventStore) => readableLog(store, pool, { dataKey: TEST_DATA_KEY }),
  };
  const sides = () => ({
    embedded: { place: 'embedded' as const, store: embedded },
    esdb: { place: 'eventstoredb' as const, store: esdb },
  });
  const startOn = (EVENT_STORE_URL: string): Promise<unknown> =>
    createApp(
      loadConfig({
        ...{ NODE_ENV: 'test', JWT_SECRET: randomUUID(), DATABASE_URL: database.url, EVENT_STORE_URL },
        DATA_KEY: TEST_DATA_KEY,
      }),
    );
  /** The number of events that each reaction has handled, and the number of all events. */
  async function seen(store: EventStore): Promise<number[]> {
    const positions = await positionsOf(store);
    const { rows } = await pool.query<{ position: string }>(
      'SELECT position FROM app.reaction_checkpoints ORDER BY name',
    );
    return rows.map(({ position }) => positions.filter((one) => one <= position).length);
  }
  const mailCount = async (): Promise<unknown> =>
    (await pool.query('SELECT count(*)::int AS n FROM app.caught_mails')).rows[0]?.n;

  it('does not move while a server is running', async () => {
    const { embedded: from, esdb: to } = sides();
    await expect(moveLog({ pool, from, to, ...aside })).rejects.toThrow('A server is at work');
  });

  it('is the same there, also after an interruption; reactions continue at their position, and the old store is refused', async () => {
    await stop();
    const before = await seen(embedded);
    await beginMove(pool, 'embedded');
    await copyLog(firstOf(embedded, 2), esdb);
    await expect(startOn('')).rejects.toThrow('The events are being copied away from the tables in Postgres.');
    const { embedded: from, esdb: to } = sides();
    const { events, written } = await moveLog({ pool, from, to, ...aside });
    expect([written, await contents(esdb)]).toEqual([events - 2, await contents(embedded)]);
    expect(await seen(esdb)).toEqual(before);
    await expect(startOn('')).rejects.toThrow(
      /^The events of this journal were moved to EventStoreDB on [\d-]+: EVENT_STORE_URL/,
    );
    const mails = await mailCount();
    const app = await start({ EVENT_STORE_URL: double.url });
    const author = await app.as('author');
    expect(body(await author.get(`/article/${articleId}`)).id).toBe(articleId);
    await app.addPerson('forgetful@example.org', 'author');
    await app.visitor.post('/reset-password', { email: 'forgetful@example.org' });
    await app.mailTo('forgetful@example.org', 'PASSWORD_RESET');
    await stop();
    // None of the earlier mails was sent again.
    expect(Number(await mailCount()) - Number(mails)).toBeLessThanOrEqual(1);
  });

  it('moves back onto the old log, which has the beginning', async () => {
    const { embedded: to, esdb: from } = sides();
    const { events, written } = await moveLog({ pool, from, to, ...aside });
    expect(written).toBeGreaterThan(0);
    expect(written).toBeLessThan(events);
    expect(await contents(embedded)).toEqual(await contents(esdb));
    await expect(startOn(double.url)).rejects.toThrow('EVENT_STORE_URL must not be set');
    const app = await start();
    expect(body(await (await app.as('author')).get(`/article/${articleId}`)).id).toBe(articleId);
  });
});

async function* firstOf(store: EventStore, count: number) {
  for await (const batch of store.readAll(START)) {
    yield batch.slice(0, count);
    return;
  }
}
