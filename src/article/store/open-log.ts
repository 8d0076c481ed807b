import type { Pool } from 'pg';
import type { AppConfig } from '../../platform/config/config';
import { openEventStore } from '../../platform/event-store/open-event-store';
import type { EventStore } from '../../platform/event-store/port';
import { DataKeys, MasterKey, SealedStore } from '../../platform/personal-data';
import { PERSONAL_FIELDS } from '../catalogue/personal-fields';

/** A stored log with its personal texts decrypted, as far as their keys still exist (ADR 75). */
export const readableLog = (store: EventStore, pool: Pool, { dataKey }: Pick<AppConfig, 'dataKey'>): SealedStore =>
  new SealedStore(store, pool, new DataKeys(pool, new MasterKey(dataKey)), PERSONAL_FIELDS);

/** Opens the configured log, for tools. The caller must close it. */
export const openLog = async (pool: Pool, config: Pick<AppConfig, 'dataKey' | 'eventStoreUrl'>): Promise<SealedStore> =>
  readableLog(await openEventStore(pool, config.eventStoreUrl), pool, config);
