import type { Pool } from 'pg';
import type { PostgresEventStoreOptions } from './postgres-event-store';
import { PostgresEventStore } from './postgres-event-store';
import { createEventStoreSchema } from './schema';

/** The Postgres adapter with its tables created. The creator of the pool ends it, after the store's `close`. */
export async function createPostgresEventStore(
  pool: Pool,
  options?: PostgresEventStoreOptions,
): Promise<PostgresEventStore> {
  await createEventStoreSchema(pool);
  return new PostgresEventStore(pool, options);
}
