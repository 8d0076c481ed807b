import { Pool } from 'pg';
import { createEventStoreDb } from '../../../src/platform/event-store/eventstoredb/create-event-store-db';
import type { EventStore } from '../../../src/platform/event-store/port';
import { createPostgresEventStore } from '../../../src/platform/event-store/postgres/create-postgres-event-store';
import { PERSONAL_DATA_MIGRATIONS } from '../../../src/platform/personal-data';
import { createKnex, runMigrations } from '../../../src/platform/postgres';
import { createTestDatabase, type TestDatabase } from '../database/postgres';
import { EsdbDouble } from '../esdb-double/esdb-double';

/** A log as it is stored, with the tables of keys, but without an application. */
export class BareLog {
  private constructor(
    private readonly database: TestDatabase,
    private readonly double: EsdbDouble,
    readonly pool: Pool,
    readonly stored: EventStore,
  ) {}

  /** @param kind `Postgres`, or `EventStoreDB` for a log in the double. */
  static async open(kind: string): Promise<BareLog> {
    const database = await createTestDatabase();
    const double = await EsdbDouble.start();
    const pool = new Pool({ connectionString: database.url });
    pool.on('error', () => undefined);
    const knex = createKnex(database.url);
    await runMigrations(knex, PERSONAL_DATA_MIGRATIONS);
    await knex.destroy();
    const stored = kind === 'Postgres' ? await createPostgresEventStore(pool) : createEventStoreDb(double.url);
    return new BareLog(database, double, pool, stored);
  }

  async close(): Promise<void> {
    await this.stored.close();
    await this.pool.end();
    await this.double.stop();
    await this.database.drop();
  }
}
