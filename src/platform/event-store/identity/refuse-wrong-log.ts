import type { Pool } from 'pg';
import { refuseFormerPlace } from '../copy/place';
import { openEventStore } from '../open-event-store';
import { untilAvailable } from '../until-available';
import { refuseForeignLog } from './log-identity';

/**
 * Call it at a start, before anything is written. It checks that the log is where it should be, and is the one that this database knows. It
 * waits while the event store does not answer.
 * @throws Error with what to do.
 */
export async function refuseWrongLog(pool: Pool, eventStoreUrl: string | null): Promise<void> {
  await refuseFormerPlace(pool, eventStoreUrl);
  const store = await openEventStore(pool, eventStoreUrl);
  try {
    await untilAvailable(() => refuseForeignLog(pool, store));
  } finally {
    await store.close();
  }
}
