import type { BeforeApplicationShutdown } from '@nestjs/common';
import { type DynamicModule, Global, Inject, Module } from '@nestjs/common';
import { Pool } from 'pg';
import type { AppConfig } from '../config/config';
import { APP_CONFIG } from '../config/config';
import { DataKeys, ForgetErased, MasterKey, type PersonalFields, SealedStore } from '../personal-data';
import { PG_POOL } from '../postgres/tokens';
import { openEventStore } from './open-event-store';
import type { EventStore } from './port';
import { EVENT_STORE, STORED_LOG } from './port';
import { QUARANTINE, type Quarantine } from './quarantine/quarantine';
import { type QuarantinedStore, withQuarantine } from './quarantine/quarantined-store';
import { StoreWatch } from './store-watch';

/**
 * EventStoreDB if `EVENT_STORE_URL` is set, else the tables in Postgres; personal texts are encrypted (ADR 75), and quarantined events
 * are set aside (ADR 49).
 */
@Global()
@Module({})
export class EventStoreModule implements BeforeApplicationShutdown {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  /** @param fields which texts of events are personal. */
  static sealing(fields: PersonalFields): DynamicModule {
    const readable = (stored: EventStore, pool: Pool, keys: DataKeys): EventStore =>
      withQuarantine(new SealedStore(stored, pool, keys, fields));
    const keysOf = (pool: Pool, { dataKey }: AppConfig): DataKeys => new DataKeys(pool, new MasterKey(dataKey));
    return {
      module: EventStoreModule,
      providers: [
        StoreWatch,
        ForgetErased,
        { provide: DataKeys, inject: [PG_POOL, APP_CONFIG], useFactory: keysOf },
        { provide: STORED_LOG, inject: [APP_CONFIG, PG_POOL], useFactory: openStored },
        { provide: EVENT_STORE, inject: [STORED_LOG, PG_POOL, DataKeys], useFactory: readable },
        { provide: QUARANTINE, inject: [EVENT_STORE, DataKeys], useFactory: quarantineOf },
      ],
      exports: [EVENT_STORE, STORED_LOG, QUARANTINE, StoreWatch, DataKeys],
    };
  }

  /** Close the store before the pool, which ends at the shutdown itself. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.store.close();
  }
}

const openStored = ({ eventStoreUrl }: AppConfig, pool: Pool): Promise<EventStore> =>
  openEventStore(pool, eventStoreUrl);

/** States folded before an erasure must not be used again either. Both numbers only increase. */
const quarantineOf = (store: QuarantinedStore, keys: DataKeys): Quarantine => ({
  get revision() {
    return store.revision + keys.epoch;
  },
});
