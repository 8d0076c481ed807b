import { BreakingProxy } from '../../../contract/event-store/breaking-proxy';
import { createTestDatabase } from '../../../support/database/postgres';
import { EsdbDouble } from '../../../support/esdb-double/esdb-double';

/** An event store that the test makes unavailable and brings back. */
export interface StoreWithOutages {
  name: string;
  /** Settings of the application that uses it. */
  env: Record<string, string>;
  /** False where everything is read from the same server, so that nothing can be read without it. */
  canReadDuringOutage: boolean;
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

export async function eventStoreDbWithOutages(): Promise<StoreWithOutages> {
  const double = await EsdbDouble.start();
  return {
    name: 'EventStoreDB',
    env: { EVENT_STORE_URL: double.url },
    canReadDuringOutage: true,
    goDown: () => double.stop(),
    comeBack: () => double.comeBack(),
    close: () => double.stop(),
  };
}

/** A cluster of three that has no leader for a while, and then another one. */
export async function eventStoreDbWithElections(): Promise<StoreWithOutages> {
  const double = await EsdbDouble.start({ nodes: 3 });
  let elected = (): Promise<void> => Promise.resolve();
  return {
    name: 'a cluster of EventStoreDB',
    env: { EVENT_STORE_URL: double.url },
    canReadDuringOutage: true,
    goDown: async () => {
      elected = double.loseLeader();
    },
    comeBack: async () => {
      await elected();
      elected = () => Promise.resolve();
    },
    close: () => double.stop(),
  };
}

/** The database behind a proxy, with the events in it. */
export async function postgresWithOutages(): Promise<StoreWithOutages> {
  const database = await createTestDatabase();
  const url = new URL(database.url);
  const proxy = await BreakingProxy.before(url.hostname, Number(url.port));
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  return {
    name: 'Postgres',
    env: { DATABASE_URL: url.href },
    canReadDuringOutage: false,
    goDown: () => Promise.resolve(proxy.refuse()),
    comeBack: () => proxy.accept(),
    close: async () => {
      await proxy.close();
      await database.drop();
    },
  };
}
