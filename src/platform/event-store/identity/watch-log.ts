import type { Pool } from 'pg';
import type { StoreWatch } from '../store-watch';
import { ForeignLog, refuseForeignLog } from './log-identity';
import type { LogReads } from './seen-events';

/**
 * Checks the log after each outage of the event store, and calls back if it is not the log of this database any more, for example after a
 * restart on an empty volume. Events written to it would be lost for this journal.
 */
export function watchLog(
  pool: Pool,
  store: LogReads,
  watch: Pick<StoreWatch, 'onChange'>,
  notify: (message: string) => void,
): void {
  watch.onChange((trouble) => {
    if (trouble !== null) return;
    // Any other failure is another outage, after which the log is checked again.
    refuseForeignLog(pool, store).catch((failure: unknown) => {
      if (failure instanceof ForeignLog) notify(failure.message);
    });
  });
}
