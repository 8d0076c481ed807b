import type { Pool } from 'pg';
import { createEventStoreDb } from '../../../../src/platform/event-store/eventstoredb/create-event-store-db';
import { START } from '../../../../src/platform/event-store/port';
import { PG_POOL } from '../../../../src/platform/postgres';
import { newEvent, newStream } from '../../../contract/event-store/subject';
import { startTestApp } from '../../../support/app/app';
import { launchTestStore, type TestStore } from '../../../support/event-store/selected-store';
import { AuthorSteps } from '../../../support/stories/submission-steps';

/** The values of QUIRE_TEST_EVENT_STORE (docs/contributing.md). */
describe('The event store that a run of the tests selects', () => {
  let stores: TestStore[];
  const launch = (asked: string): TestStore => {
    const store = launchTestStore(asked);
    stores.push(store);
    return store;
  };
  const streamsIn = async (url: string): Promise<string[]> => {
    const log = createEventStoreDb(url);
    const found: string[] = [];
    try {
      for await (const batch of log.readAll(START)) found.push(...batch.map(({ streamId }) => streamId));
    } finally {
      await log.close();
    }
    return found;
  };

  beforeEach(() => void (stores = []));
  afterEach(() => Promise.all(stores.map((store) => store.stop())));

  it('has all events of a submitted manuscript, and Postgres has none', async () => {
    const app = await startTestApp({ eventStore: 'double' });
    try {
      const { status } = await new AuthorSteps(await app.as('author')).submitted();
      expect(status).toBe('NEW_ARTICLE');
      const { rows } = await app.nest.get<Pool>(PG_POOL, { strict: false }).query('SELECT FROM es.events LIMIT 1');
      expect(rows).toHaveLength(0);
    } finally {
      await app.stop();
    }
  });

  it('has a separate process for servers, and keeps its events when that is killed', async () => {
    const store = launch('double');
    const log = createEventStoreDb(store.url);
    const stream = newStream();
    await log.append(stream, 'NO_STREAM', [newEvent()]);
    await log.close();
    await store.interrupt?.(0);
    expect(await streamsIn(store.url)).toEqual([stream]);
  });

  it('may come from a program that starts an empty one for each journal', () => {
    const command = "command: echo 'starting'; echo 'esdb://127.0.0.1:1?tls=false'; cat > /dev/null";
    expect([launch(command).url, launch(command).url]).toEqual(Array(2).fill('esdb://127.0.0.1:1?tls=false'));
  });

  it('serves one journal only if it is a single server', () => {
    const server = 'esdb://127.0.0.1:2?tls=false';
    expect(launch(server).url).toBe(server);
    expect(() => launch(server)).toThrow('names one server, which serves one journal');
  });
});
