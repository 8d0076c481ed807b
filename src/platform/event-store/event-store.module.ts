import { Global, Inject, Module } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { Pool } from 'pg';
import { APP_CONFIG } from '../config/config';
import type { AppConfig } from '../config/config';
import { PG_POOL } from '../postgres/tokens';
import { createEventStoreDb } from './eventstoredb/create-event-store-db';
import { EVENT_STORE } from './port';
import type { EventStore } from './port';
import { createPostgresEventStore } from './postgres/create-postgres-event-store';

/** EventStoreDB where `EVENT_STORE_URL` names one, else the tables in Postgres. */
@Global()
@Module({
  providers: [
    {
      provide: EVENT_STORE,
      inject: [APP_CONFIG, PG_POOL],
      useFactory: (config: AppConfig, pool: Pool): EventStore | Promise<EventStore> =>
        config.eventStoreUrl === null ? createPostgresEventStore(pool) : createEventStoreDb(config.eventStoreUrl),
    },
  ],
  exports: [EVENT_STORE],
})
export class EventStoreModule implements BeforeApplicationShutdown {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  /** Before the pool ends, which it does at the shutdown itself. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.store.close();
  }
}
