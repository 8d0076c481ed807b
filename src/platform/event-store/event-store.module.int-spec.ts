import { randomUUID } from 'node:crypto';
import { Global, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Pool } from 'pg';
import { createTestDatabase } from '../../../test/support/database/postgres';
import { EsdbDouble } from '../../../test/support/esdb-double/esdb-double';
import { APP_CONFIG } from '../config/config';
import { PG_POOL } from '../postgres/tokens';
import { ProcessNotifications } from '../process-notifications';
import { EventStoreModule } from './event-store.module';
import type { EventStore } from './port';
import { EVENT_STORE } from './port';

/** Starts the module, appends through it, and returns the contents of the table in Postgres (null: there is no table). */
async function appendThroughModule(eventStoreUrl: string | null): Promise<{ read: number; rows: number | null }> {
  const database = await createTestDatabase();
  const pool = new Pool({ connectionString: database.url });
  // The server cuts this connection when it drops the test database.
  pool.on('error', () => undefined);
  @Global()
  @Module({
    providers: [
      { provide: APP_CONFIG, useValue: { eventStoreUrl, dataKey: 'x'.repeat(40) } },
      { provide: PG_POOL, useValue: pool },
      ProcessNotifications,
    ],
    exports: [APP_CONFIG, PG_POOL, ProcessNotifications],
  })
  class Surroundings {}
  @Module({ imports: [Surroundings, EventStoreModule.sealing({})] })
  class Root {}

  const app = await NestFactory.createApplicationContext(Root, { logger: false });
  const store = app.get<EventStore>(EVENT_STORE);
  const metadata = {
    userId: null,
    realUserId: null,
    at: '2026-11-21T00:00:00Z',
    correlationId: 'c',
    causationId: null,
  };
  const event = { id: randomUUID(), type: 'Tried', data: {}, metadata: { ...metadata, schemaVersion: 1 } };
  await store.append('one', 'NO_STREAM', [event]);
  const read = (await store.readStream('one')).length;
  const { rows: known } = await pool.query(`select to_regclass('es.events') is not null as known`);
  const counted = known[0]?.known ? await pool.query('select count(*)::integer as n from es.events') : null;
  await app.close();
  await pool.end();
  await database.drop();
  return { read, rows: counted ? Number(counted.rows[0]?.n) : null };
}

describe('the event store module', () => {
  it('stores the events in Postgres if EVENT_STORE_URL is not set', async () => {
    expect(await appendThroughModule(null)).toEqual({ read: 1, rows: 1 });
  });

  it('stores them in the EventStoreDB of EVENT_STORE_URL, and none in Postgres', async () => {
    const double = await EsdbDouble.start();
    expect(await appendThroughModule(double.url)).toEqual({ read: 1, rows: null });
    await double.stop();
  });
});
