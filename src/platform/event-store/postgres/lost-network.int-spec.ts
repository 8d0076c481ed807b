import { Network } from '../../../../test/support/database/network';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database/postgres';
import { anEvent } from '../../../../test/support/database/read-models';
import { createPool } from '../../postgres';
import type { EventStore } from '../port';
import { createPostgresEventStore } from './create-postgres-event-store';

describe('a subscription of a process whose network is lost', () => {
  let database: TestDatabase;
  let network: Network;
  const ends: (() => Promise<unknown>)[] = [];
  beforeEach(async () => {
    database = await createTestDatabase();
    network = await Network.to(new URL(database.url));
  });
  afterEach(async () => {
    await network.close();
    for (const end of ends.splice(0).reverse()) await end();
    await database.drop();
  });

  async function open(url: string): Promise<EventStore> {
    const pool = createPool(url, () => undefined);
    const store = await createPostgresEventStore(pool, { pollMs: 100, answerMs: 500 });
    ends.push(
      () => pool.end(),
      () => store.close(),
    );
    return store;
  }

  it('notices that, and gets the events of other processes over a new connection', async () => {
    const throughNetwork = new URL(database.url);
    throughNetwork.port = String(network.port);
    const [near, far] = [await open(database.url), await open(throughNetwork.href)];
    const [seen, troubles]: [string[], string[]] = [[], []];
    const until = async (type: string): Promise<void> => {
      for (const end = Date.now() + 20_000; !seen.includes(type); await new Promise((r) => setTimeout(r, 20)))
        if (Date.now() > end) throw new Error(`${type} did not arrive`);
    };
    far.subscribe({
      after: '',
      onBatch: async (events) => void seen.push(...events.map((event) => event.type)),
      onTrouble: ({ message }) => troubles.push(message),
    });
    await near.append('one', 'NO_STREAM', [anEvent('First', {})]);
    await until('First');
    // From now on the subscription reads the tail of the feed, and not from the pool.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    network.fail();
    await near.append('two', 'NO_STREAM', [anEvent('Second', {})]);
    await until('Second');
    expect(troubles).toHaveLength(1);
  }, 60_000);
});
