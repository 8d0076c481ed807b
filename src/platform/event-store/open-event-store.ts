import type { Pool } from 'pg';
import type { EventStore } from './port';
import { createPostgresEventStore } from './postgres/create-postgres-event-store';

/** The log of EVENT_STORE_URL, or the tables in Postgres if it is not set. The caller closes it. */
export async function openEventStore(pool: Pool, eventStoreUrl: string | null): Promise<EventStore> {
  if (eventStoreUrl === null) return createPostgresEventStore(pool);
  // Its client takes a second to load, which is wasted when events are stored in Postgres.
  const { createEventStoreDb } = await import('./eventstoredb/create-event-store-db');
  return createEventStoreDb(eventStoreUrl);
}
