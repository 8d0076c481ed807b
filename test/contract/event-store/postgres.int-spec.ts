import { Pool } from 'pg';
import { createPostgresEventStore } from '../../../src/platform/event-store/postgres/create-postgres-event-store';
import { createTestDatabase } from '../../support/database/postgres';
import { eventStoreContract } from './contract';
import type { Subject } from './subject';

async function openPostgres(): Promise<Subject> {
  const database = await createTestDatabase();
  const pool = new Pool({ connectionString: database.url, max: 20 });
  // The connection breaks when its database is dropped at the end.
  pool.on('error', () => undefined);
  pool.on('error', () => undefined);
  const store = await createPostgresEventStore(pool);
  const drop = async (): Promise<void> => {
    await pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  };
  const close = async (): Promise<void> => {
    await store.close();
    await pool.end();
    await database.drop();
  };
  return { store, drop, close };
}

eventStoreContract('Postgres', openPostgres);
