import type { BeforeApplicationShutdown } from '@nestjs/common';
import { Global, Inject, Module } from '@nestjs/common';
import { Pool } from 'pg';
import type { AppConfig } from '../config/config';
import { APP_CONFIG } from '../config/config';
import { PG_POOL } from '../postgres/tokens';
import { openEventStore } from './open-event-store';
import type { EventStore } from './port';
import { EVENT_STORE } from './port';
import { QUARANTINE } from './quarantine/quarantine';
import { withQuarantine } from './quarantine/quarantined-store';
import { StoreWatch } from './store-watch';

/** EventStoreDB if `EVENT_STORE_URL` is set, else the tables in Postgres; quarantined events are set aside (ADR 49). */
@Global()
@Module({
  providers: [
    StoreWatch,
    { provide: QUARANTINE, useExisting: EVENT_STORE },
    {
      provide: EVENT_STORE,
      inject: [APP_CONFIG, PG_POOL],
      useFactory: async ({ eventStoreUrl }: AppConfig, pool: Pool): Promise<EventStore> =>
        withQuarantine(await openEventStore(pool, eventStoreUrl)),
    },
  ],
  exports: [EVENT_STORE, QUARANTINE, StoreWatch],
})
export class EventStoreModule implements BeforeApplicationShutdown {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  /** Close the store before the pool, which ends at the shutdown itself. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.store.close();
  }
}
