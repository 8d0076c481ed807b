import { launchTestStore, SELECTED_STORE, type TestStore } from './selected-store';

/** The settings that identify the journal of a process. */
export interface PlaceSettings {
  DATA_DIR?: string | undefined;
  DATABASE_URL?: string | undefined;
  EVENT_STORE_URL?: string | undefined;
}

/** Stores by the database, or by the folder with an embedded one. */
const stores = new Map<string, TestStore>();

/**
 * EVENT_STORE_URL for a process of a journal: the same for all its processes, also for tools and after a kill. A given one stays. The
 * first call decides the kind of the store.
 */
export function eventStoreOf(
  { DATA_DIR, DATABASE_URL, EVENT_STORE_URL }: PlaceSettings,
  asked = SELECTED_STORE,
): string {
  if (EVENT_STORE_URL !== undefined) return EVENT_STORE_URL;
  const place = DATABASE_URL || DATA_DIR;
  if (!place) return '';
  const store = stores.get(place) ?? launchTestStore(asked);
  stores.set(place, store);
  return store.url;
}

/** Kills the store of a journal and starts it again after some milliseconds. @throws Error where it cannot */
export async function interruptEventStoreOf(place: string, ms: number): Promise<void> {
  const store = stores.get(place);
  if (!store?.interrupt) throw new Error('This event store cannot be killed');
  await store.interrupt(ms);
}

/** Ends the store of a journal, if it had a separate one. */
export async function endEventStoreOf(place: string): Promise<void> {
  const store = stores.get(place);
  stores.delete(place);
  await store?.stop();
}
