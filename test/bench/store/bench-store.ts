import type { Pool } from 'pg';
import { openEventStore } from '../../../src/platform/event-store/open-event-store';
import type { EventStore } from '../../../src/platform/event-store/port';
import { launchTestStore, SELECTED_STORE } from '../../support/event-store/selected-store';
import { eventStoreOf } from '../../support/event-store/store-of-place';

/** Where the benches keep events: QUIRE_TEST_EVENT_STORE, or the server of EVENT_STORE_URL; '' for the embedded Postgres. */
const BENCH_STORE = SELECTED_STORE || (process.env['EVENT_STORE_URL'] ?? '');

/** The benches' own Postgres keeps the events. */
export const isOnPostgres = BENCH_STORE === '';

/** Another store of the benches ends with them, so a journal that is kept would lose its events. */
export const keepsEvents = isOnPostgres || BENCH_STORE.startsWith('esdb');

/** For the table: what kind of store was measured. */
export function storeInWords(): string {
  if (isOnPostgres) return '';
  return BENCH_STORE === 'double' ? 'events in the double of EventStoreDB' : 'events in EventStoreDB';
}

/** EVENT_STORE_URL of all processes of the journal in this folder. */
export const benchStoreOf = (dataDir: string): string => eventStoreOf({ DATA_DIR: dataDir }, BENCH_STORE);

/** An empty store for a bench without a server, which ends with this process. `pool` is the database where Postgres keeps events. */
export const openBenchStore = (pool: Pool): Promise<EventStore> =>
  openEventStore(pool, launchTestStore(BENCH_STORE).url || null);
