import type { Pool } from 'pg';
import type { StoreWatch } from '../store-watch';
import { ForeignLog, refuseForeignLog } from './log-identity';
import type { LogReads } from './seen-events';

/**
 * After each outage of the event store: calls back when it is not the log of this database any more, such as a store that came back
 * on an empty volume. What is written to it would be lost for this journal.
 */
export function watchLog(
  pool: Pool,
  store: LogReads,
  watch: Pick<StoreWatch, 'onChange'>,
  tell: (message: string) => void,
): void {
  watch.onChange((trouble) => {
    if (trouble !== null) return;
    // Any other failure is an outage again, after which the store is asked again.
    refuseForeignLog(pool, store).catch((failure: unknown) => {
      if (failure instanceof ForeignLog) tell(failure.message);
    });
  });
}
